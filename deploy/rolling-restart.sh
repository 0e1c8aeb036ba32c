#!/bin/sh
# rolling-restart.sh: restarts the processes quillmere@1, quillmere@2, … one after the other, and waits until each is
# ready. Exits with 1 if one is not ready within a minute, and leaves the others running. Run it as root.
set -eu
node=/opt/quillmere/current/bin/node

is_ready() {
  "$node" -e "fetch('http://127.0.0.1:300$1/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
}

for number in $(systemctl list-units --plain --no-legend 'quillmere@*.service' | sed -n 's/^quillmere@\([0-9]*\)\.service .*/\1/p'); do
  systemctl restart "quillmere@$number.service"
  tries=0
  until is_ready "$number"; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { echo "quillmere@$number did not become ready: journalctl -u quillmere@$number" >&2; exit 1; }
    sleep 1
  done
  # If nginx counts failures, it uses a failed process again after two seconds (fail_timeout=2s).
  sleep 3
  echo "quillmere@$number is ready"
done
