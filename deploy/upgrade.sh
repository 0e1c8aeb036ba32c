#!/bin/sh
# upgrade.sh [--downgrade] [--deploy] [--settings FILE] ARCHIVE: checks a release and the settings, backs up the database,
# starts the new version instead of the current one, and rolls back if the new one does not become ready. Run it as root.
#   --deploy         also installs the release's units, nginx's files and quillmere-staff, where they differ
#   --downgrade      allows an older release
#   --settings FILE  replaces the settings by this file when the new version is started
# upgrade.sh --back: starts the previous version again; with --back --deploy, also with its installed files.
# Several processes (quillmere@1, …) are restarted one after the other, or all together if the database changes.
set -eu
# `su` without `-` leaves out the folders of the commands below.
export PATH="$PATH:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
home=/opt/quillmere
settings_file=/etc/quillmere/quillmere.env
fail() { echo "upgrade.sh: $*" >&2; exit 1; }

downgrade='' deploy='' back='' new_settings=''
while [ $# -gt 0 ]; do
  case $1 in
    --downgrade) downgrade=yes ;;
    --deploy) deploy=yes ;;
    --back) back=yes ;;
    --settings) new_settings=${2-}; shift; [ -f "$new_settings" ] || fail "--settings needs a file" ;;
    --help) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit ;;
    -*) fail "unknown option $1" ;;
    *) break ;;
  esac
  shift
done

# Reads the version or the date from a release.json on standard input.
read_field() { sed -n "s/^ *\"$1\": \"\(.*\)\",*$/\1/p"; }
is_older() {
  new_version=$(tar -xzOf "$archive" "$name/release.json" | read_field version)
  old_version=$(read_field version < "$home/current/release.json")
  new_base=${new_version%%+*} old_base=${old_version%%+*}
  if [ "$new_base" != "$old_base" ]; then
    [ "$(printf '%s\n' "$new_base" "$old_base" | sort -V | head -n 1)" = "$new_base" ]
    return
  fi
  new_date=$(tar -xzOf "$archive" "$name/release.json" | read_field date)
  old_date=$(read_field date < "$home/current/release.json")
  [ "$new_date" != "$old_date" ] && [ "$(printf '%s\n' "$new_date" "$old_date" | sort | head -n 1)" = "$new_date" ]
}

unpack() {
  [ -f "$archive.sha256" ] || fail "$archive.sha256 is missing: copy it next to the archive"
  (cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256") || fail "$archive is damaged"
  name=$(tar -tzf "$archive" | sed -n '1s|/.*||p')
  if [ -e "$home/current/release.json" ] && is_older && [ -z "$downgrade" ]; then
    fail "$name is older than $(basename "$(readlink "$home/current")"), which is running: nothing was changed (--downgrade installs it anyway)"
  fi
  mkdir -p "$home/releases"
  tar -xzf "$archive" -C "$home/releases"
  (cd "$home/releases/$name" && sha256sum --check --quiet SHA256SUMS) || fail "$home/releases/$name is damaged"
}

if [ -n "$back" ]; then
  [ $# = 0 ] || fail "--back needs no archive"
  [ -e "$home/previous" ] || fail "there is no previous version"
  release=$(readlink "$home/previous") name=$(basename "$(readlink "$home/previous")")
else
  [ $# = 1 ] || fail "expected one archive, got $#: $*"
  archive=$1
  unpack
  release=$home/releases/$name
fi

if [ ! -e "$home/current" ]; then
  ln -sfn "$release" "$home/current"
  ln -sfn "$release" "$home/previous"
  echo "$name is installed"
  exit
fi

previous=$(readlink "$home/current")
[ "$previous" != "$release" ] || { echo "$name is already installed"; exit; }

tools=$release
[ -f "$tools/deploy/files.sh" ] || tools=$previous
. "$tools/deploy/settings.sh"
. "$tools/deploy/files.sh"
check_settings "$release" "${new_settings:-$settings_file}" || fail "$name was not started, and nothing was changed"
read_settings "${new_settings:-$settings_file}"
processes=$(list_processes)
changes=$(changed_files "$release")
if [ -n "$changes" ] && [ -z "$deploy" ]; then
  echo 'These installed files differ from those of the release (--deploy installs them):'
  echo "$changes" | sed 's/.* /  /'
fi
backup=none
if [ -z "$back" ]; then
  extension=db
  [ -z "${DATABASE_URL:-}" ] || extension=dump
  backup=/var/backups/quillmere/before-$name.$extension
  quillmere-staff backup "$backup" --force
fi

# Older processes do not work with the tables that the first new one creates.
start_together() {
  systemctl stop $processes
  for process in $processes; do
    systemctl start "$process"
    wait_until_ready "$process" || return 1
  done
}

# start RELEASE: makes it the current one, and restarts the processes.
start() {
  ln -sfn "$1" "$home/current"
  if [ -n "$deploy" ] && [ -f "$1/deploy/files.sh" ]; then install_files "$1" || return 1; fi
  if [ "$processes" = quillmere.service ]; then
    systemctl restart quillmere.service || true
    wait_until_ready quillmere.service
  elif quillmere-staff outbox list 2>&1 | grep -q 'from an older version of this program'; then
    start_together
  else
    sh "$tools/deploy/restart.sh"
  fi
}

replace_settings() {
  [ -n "$new_settings" ] || return 0
  cp -p "$settings_file" "$settings_file.before"
  install -m 0640 -o root -g quillmere "$new_settings" "$settings_file"
}
restore_settings() {
  [ -n "$new_settings" ] || return 0
  mv "$settings_file.before" "$settings_file"
  read_settings
}

replace_settings
if ! start "$release"; then
  echo "$name did not become ready (journalctl -u 'quillmere*'); going back to $previous" >&2
  restore_settings
  start "$previous" ||
    echo "It does not start either: if it says that the database is newer, restore $backup (docs/operations.md, Rollback)" >&2
  exit 1
fi
ln -sfn "$previous" "$home/previous"
echo "$name is running. The previous version was $previous; the database before the upgrade: $backup"
# Keeps three releases: this one, the previous one, and the newest of the others.
ls -1dt "$home"/releases/*/ | sed 's|/$||' | grep -vxF -e "$release" -e "$previous" | tail -n +2 | while read -r old; do
  rm -rf "$old"
done
