"""How much of a network a trail must leave out, by pairing its odd places.

The links that a trail leaves out join its odd places in pairs, all but the two ends. So it loses
at least what the cheapest pairing costs, at the distances between places. Instead of pairs we look
for the cheapest assignment, a successor for each odd place: half its cost is a lower bound, and
where it goes round an odd number of places one of them needs a partner elsewhere, which costs
extra. Two free ends, at no distance from any place that may be an end, take part.
"""

from funicular.maps.limits import MAX_PLACES

from .networks import NO_LINK, PAIRS, TrailWork, find_network, lowest, note_network, other_end

FAR = 128  # more than twice the longest trail: never worth while
UNSEEN = 30000


def pairing_loss(work: TrailWork) -> int:
    """Twice the length that the part must lose at least."""
    list_odd_places(work)
    size = work.pair_count + 2 - work.ends
    for i in range(size):
        for j in range(size):
            work.cost[i * PAIRS + j] = FAR
    for i in range(work.pair_count):
        place = work.pair_place[i]
        measure(work, place)
        for j in range(work.pair_count):
            if i != j:
                work.cost[i * PAIRS + j] = work.distance[work.pair_place[j]]
        if work.at_place[place] & work.scope & ~work.part == 0:
            for j in range(work.pair_count, size):
                work.cost[i * PAIRS + j] = 0
                work.cost[j * PAIRS + i] = 0
    return assign(work, size) + odd_rounds(work, size)


def list_odd_places(work: TrailWork) -> None:
    """The odd places that are not settled as ends."""
    work.pair_count = 0
    for index in range(work.members):
        place = work.member[index]
        if work.odd[place] == 1 and work.at_place[place] & work.part & ~work.fixed != 0:
            work.pair_place[work.pair_count] = place
            work.pair_count += 1


def measure(work: TrailWork, start: int) -> None:
    """Distances from a place over links that may go, and by which link each place is reached."""
    for index in range(work.members):
        work.distance[work.member[index]] = FAR
    work.distance[start] = 0
    work.queue[0] = start
    first, waiting = 0, 1
    while waiting > 0:
        place = work.queue[first]
        first = (first + 1) % MAX_PLACES
        waiting -= 1
        work.seen[place] = 0
        here = work.at_place[place] & work.part & ~work.fixed
        while here != 0:
            link = lowest(work, here)
            here &= here - 1
            other = other_end(work, link, place)
            distance = work.distance[place] + work.length[link]
            if distance < work.distance[other]:
                work.distance[other] = distance
                work.via[other] = link
                if work.seen[other] == 0:
                    work.seen[other] = 1
                    work.queue[(first + waiting) % MAX_PLACES] = other
                    waiting += 1


def assign(work: TrailWork, size: int) -> int:
    """The cost of the cheapest assignment, by the Hungarian method; rows and columns count from 1.

    `row_of` is the row of each column, and no cost is less than the prices of its row and column.
    """
    for index in range(size + 1):
        work.row_price[index] = 0
        work.column_price[index] = 0
        work.row_of[index] = 0
    for row in range(1, size + 1):
        column = find_column(work, size, row)
        while column != 0:
            work.row_of[column] = work.row_of[work.before[column]]
            column = work.before[column]
    total = 0
    for column in range(1, size + 1):
        total += work.cost[(work.row_of[column] - 1) * PAIRS + column - 1]
        work.partner[work.row_of[column] - 1] = column - 1
    return total


def find_column(work: TrailWork, size: int, row: int) -> int:
    """A free column for one more row, at the end of the cheapest chain of changes in `before`."""
    for index in range(size + 1):
        work.gap[index] = UNSEEN
        work.used[index] = 0
    work.row_of[0] = row
    column = 0
    while column == 0 or work.row_of[column] != 0:
        work.used[column] = 1
        column = nearest_column(work, size, column)
        shift = work.gap[column]
        for index in range(size + 1):
            if work.used[index] == 1:
                work.row_price[work.row_of[index]] += shift
                work.column_price[index] -= shift
            else:
                work.gap[index] -= shift
    return column


def nearest_column(work: TrailWork, size: int, column: int) -> int:
    """Widen the search by the row of a column; the unused column with the smallest gap."""
    row = work.row_of[column]
    nearest = 0
    for index in range(1, size + 1):
        if work.used[index] == 0:
            cost = work.cost[(row - 1) * PAIRS + index - 1]
            gap = cost - work.row_price[row] - work.column_price[index]
            if gap < work.gap[index]:
                work.gap[index] = gap
                work.before[index] = column
            if nearest == 0 or work.gap[index] < work.gap[nearest]:
                nearest = index
    return nearest


def odd_rounds(work: TrailWork, size: int) -> int:
    """What it costs more that an odd number of places cannot be paired among themselves.

    Twice the cost of a pair is at least the prices of both. A round of odd length has to be left
    somewhere, so the smallest difference is lost. It joins the round that it leads to; as long as
    they are odd together, they have to be left again. `gap` keeps what was lost at each place.
    """
    find_rounds(work, size)
    total = 0
    group = odd_group(work, size)
    while group < size:
        total += leave_group(work, size, group)
        group = odd_group(work, size)
    return total


def find_rounds(work: TrailWork, size: int) -> None:
    """`used` is the group of each place: at first its round, named by its lowest place."""
    for index in range(size):
        work.gap[index] = 0
        work.used[index] = PAIRS
    for start in range(size):
        index = start
        while work.used[index] == PAIRS:
            work.used[index] = start
            index = work.partner[index]


def odd_group(work: TrailWork, size: int) -> int:
    """The first group with an odd number of places, or `size` if there is none."""
    for group in range(size):
        odd = 0
        for index in range(group, size):
            if work.used[index] == group:
                odd ^= 1
        if odd == 1:
            return group
    return size


def leave_group(work: TrailWork, size: int, group: int) -> int:
    """The cheapest way out of a group, which then grows by the group at its end."""
    least = UNSEEN
    joined = group
    for inside in range(group, size):
        if work.used[inside] != group:
            continue
        spent = price(work, inside) + work.gap[inside]
        for outside in range(size):
            if work.used[outside] != group:
                cost = 2 * work.cost[inside * PAIRS + outside]
                cost -= spent + price(work, outside) + work.gap[outside]
                if cost < least:
                    least = cost
                    joined = work.used[outside]
    low, high = min(group, joined), max(group, joined)
    for index in range(size):
        if work.used[index] == group:
            work.gap[index] += least
        if work.used[index] == high:
            work.used[index] = low
    return least


def price(work: TrailWork, index: int) -> int:
    return work.row_price[index + 1] + work.column_price[index + 1]


def try_pairing(work: TrailWork) -> int:
    """Leave out the links between partners, and note what is left: all of it are trails.

    If it falls apart, returns one of the links around the network that is joined by the fewest:
    the trail needs one of them, or does without that network. The part is lost.
    """
    removed = pair_up(work)
    left = work.part & ~removed
    rest = left
    cut = NO_LINK
    fewest = NO_LINK
    while rest != 0:
        find_network(work, left, work.from_place[lowest(work, rest)])
        rest &= ~work.part
        note_network(work)
        link, size = links_around(work, left, removed)
        if 0 < size < fewest:
            cut, fewest = link, size
    return cut


def pair_up(work: TrailWork) -> int:
    """The links between partners. Who finds the partner taken waits for the next such place."""
    size = work.pair_count + 2 - work.ends
    for index in range(size):
        work.used[index] = 0
    removed = 0
    waiting = PAIRS
    for index in range(size):
        if work.used[index] == 1:
            continue
        work.used[index] = 1
        partner = work.partner[index]
        if work.used[partner] == 1:
            partner = waiting
            waiting = index if partner == PAIRS else PAIRS
        if partner != PAIRS:
            work.used[partner] = 1
            if index < work.pair_count and partner < work.pair_count:
                removed ^= links_between(work, work.pair_place[index], work.pair_place[partner])
    return removed


def links_between(work: TrailWork, a: int, b: int) -> int:
    """The links of the shortest way, none if there is no way."""
    measure(work, a)
    links = 0
    if work.distance[b] < FAR:
        while b != a:
            links |= 1 << work.via[b]
            b = other_end(work, work.via[b], b)
    return links


def links_around(work: TrailWork, left: int, removed: int) -> tuple[int, int]:
    """The shortest of the removed links that join the part to other parts, and their number."""
    for index in range(work.members):
        work.seen[work.member[index]] = 1
    shortest = NO_LINK
    size = 0
    while removed != 0:
        link = lowest(work, removed)
        removed &= removed - 1
        a, b = work.from_place[link], work.to_place[link]
        lonely = work.at_place[a] & left == 0 or work.at_place[b] & left == 0
        if work.seen[a] != work.seen[b] and not lonely:
            size += 1
            if shortest == NO_LINK or work.length[link] < work.length[shortest]:
                shortest = link
    for index in range(work.members):
        work.seen[work.member[index]] = 0
    return shortest, size
