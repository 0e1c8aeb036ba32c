#!/bin/sh
# Restores the newest backup in BACKUP_DIR into a folder of its own, looks at it, and removes the folder again. Ends with
# another code than 0 where there is none, where it is older than MAX_HOURS (26), or where it cannot be restored.
set -eu
program=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=${BACKUP_DIR:-/var/backups/quillmere}
hours=${MAX_HOURS:-26}

# What a trial that was killed has left: a whole database.
[ ! -d "$folder" ] || find "$folder" -mindepth 1 -maxdepth 1 -type d -name 'trial-*' -mtime +0 -exec rm -rf {} +

newest=$(ls -1r "$folder" | grep '^site-[0-9TZ]*\.db$' | head -n 1) || true
if [ -z "$newest" ]; then
  echo "There is no backup in $folder" >&2
  exit 1
fi
if [ -n "$(find "$folder/$newest" -mmin "+$((hours * 60))")" ]; then
  echo "$folder/$newest, the newest backup, is older than $hours hours" >&2
  exit 1
fi

umask 077
trial=$(mktemp -d "$folder/trial-XXXXXX")
trap 'rm -rf "$trial"' EXIT INT TERM
if [ -f "$folder/erasures.log" ]; then cp "$folder/erasures.log" "$trial/erasures.log"; fi
DATA_DIR=$trial "$program/staff" restore "$folder/$newest" --yes
DATA_DIR=$trial "$program/staff" openings list > /dev/null
echo "$folder/$newest can be restored"
