#!/bin/sh
# watch.sh: restarts a process that accepts connections, but three times does not answer /readyz within five seconds. One
# that is starting, or that answers with an error, is left alone. quillmere-watch.timer runs it as root.
set -eu
. "$(dirname "$(readlink -f "$0")")/settings.sh"
read_settings

is_stuck() {
  "$home/current/bin/node" -e "
    fetch('http://$1/readyz', { signal: AbortSignal.timeout(5000) })
      .then(() => process.exit(1), ({ name }) => process.exit(name === 'TimeoutError' ? 0 : 1))"
}

for unit in $(list_processes); do
  systemctl is-active --quiet "$unit" || continue
  address=$(address_of "$unit")
  if is_stuck "$address" && is_stuck "$address" && is_stuck "$address"; then
    echo "$unit accepts connections on $address, but does not answer: it is restarted" >&2
    systemctl restart "$unit"
  fi
done
