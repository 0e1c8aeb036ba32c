#!/bin/sh
# Writes a backup into BACKUP_DIR and deletes those older than KEEP_DAYS (14), the newest three excepted: where backups
# have failed for weeks, the last good ones stay. Copies the log of erasures, without which a restore would bring back
# whom somebody had erased. Ends with another code than 0 where anything fails.
set -eu
program=$(dirname "$(dirname "$(readlink -f "$0")")")
folder=${BACKUP_DIR:-/var/backups/quillmere}
days=${KEEP_DAYS:-14}

umask 077
mkdir -p "$folder"
"$program/staff" backup "$folder/site-$(date -u +%Y%m%dT%H%M%SZ).db"
if [ -f "${DATA_DIR:-/var/lib/quillmere}/erasures.log" ]; then
  cp -p "${DATA_DIR:-/var/lib/quillmere}/erasures.log" "$folder/erasures.log.new"
  mv "$folder/erasures.log.new" "$folder/erasures.log"
fi

count=0
ls -1r "$folder" | grep '^site-[0-9TZ]*\.db$' | while read -r name; do
  count=$((count + 1))
  [ "$count" -le 3 ] || find "$folder/$name" -mtime "+$days" -delete
done

# Those made before upgrades likewise, the latest excepted: a rollback needs it.
ls -1t "$folder" | grep '^before-.*\.\(db\|dump\)$' | tail -n +2 | while read -r name; do
  find "$folder/$name" -mtime "+$days" -delete
done
