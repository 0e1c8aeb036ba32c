#!/bin/sh
# Restores the newest backup in BACKUP_DIR into a temporary folder, checks it, and removes the folder. For a PostgreSQL dump
# it only reads the table of contents. Exits with a non-zero code if there is no backup, if it is older than MAX_HOURS (26),
# or if it cannot be restored.
set -eu
program=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=${BACKUP_DIR:-/var/backups/quillmere}
hours=${MAX_HOURS:-26}

# Removes the folders that interrupted runs have left behind.
[ ! -d "$folder" ] || find "$folder" -mindepth 1 -maxdepth 1 -type d -name 'trial-*' -mtime +0 -exec rm -rf {} +

newest=$(ls -1t "$folder" | grep '^site-[0-9TZ]*\.\(db\|dump\)$' | head -n 1) || true
if [ -z "$newest" ]; then
  echo "There is no backup in $folder" >&2
  exit 1
fi
if [ -n "$(find "$folder/$newest" -mmin "+$((hours * 60))")" ]; then
  echo "$folder/$newest, the newest backup, is older than $hours hours" >&2
  exit 1
fi

umask 077
case $newest in
  *.dump)
    pg_restore --list "$folder/$newest" > /dev/null
    echo "$folder/$newest can be read by pg_restore"
    exit
    ;;
esac
trial=$(mktemp -d "$folder/trial-XXXXXX")
trap 'rm -rf "$trial"' EXIT INT TERM
if [ -f "$folder/erasures.log" ]; then cp "$folder/erasures.log" "$trial/erasures.log"; fi
DATABASE_URL= DATA_DIR=$trial "$program/staff" restore "$folder/$newest" --yes
DATABASE_URL= DATA_DIR=$trial "$program/staff" outbox list > /dev/null
echo "$folder/$newest can be restored"
