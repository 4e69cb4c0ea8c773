#!/bin/sh
# A bot in a few lines of shell: takes the last claim on offer, otherwise draws blind.
# It leans on the compact form in which the lines of the protocol are written (docs/bots.md).
while IFS= read -r line; do
    case $line in
        *'"type":"hello"'*) echo '{"protocol":1}' ;;
        *'"type":"decide"'*)
            actions=${line#*\"actions\":[\"}
            actions=${actions%%\"]*}
            action=${actions##*\",\"}
            case $action in
                claim* | keep* | pay* | take* | place* | pass) ;;
                *) case $actions in *'draw deck'*) action='draw deck' ;; esac ;;
            esac
            echo "{\"action\":\"$action\"}"
            ;;
    esac
done
