#!/bin/sh
# restart.sh: checks the settings, then restarts the server. Several processes (quillmere@1, …) are restarted one after the
# other, so that no request fails. If a setting is wrong, nothing is restarted. Exits with 1 if a process is not ready
# within a minute, and leaves the others running. Run it as root.
set -eu
. "$(dirname "$(readlink -f "$0")")/settings.sh"

check_settings "$home/current" || { echo 'restart.sh: nothing was restarted; the server goes on with its former settings' >&2; exit 1; }
read_settings
processes=$(list_processes)
for unit in $processes; do
  systemctl restart "$unit"
  wait_until_ready "$unit" || exit 1
  echo "$unit is ready"
  # If nginx counts failures, it uses a failed process again after two seconds (fail_timeout=2s).
  [ "$unit" = "${processes##*
}" ] || sleep 3
done
