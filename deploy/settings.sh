# Read by the other scripts: `. settings.sh` defines read_settings, which exports the settings of the server. They are read
# as systemd reads them, and not as a shell would: a value may hold blanks and signs, and nothing in it is run.
read_settings() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in [A-Za-z_]*=*) ;; *) continue ;; esac
    value=${line#*=}
    case $value in \'*\' | \"*\") value=${value#?} value=${value%?} ;; esac
    export "${line%%=*}=$value"
  done < /etc/quillmere/quillmere.env
}
