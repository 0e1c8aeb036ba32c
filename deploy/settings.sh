# Sourced by the other scripts. Defines read_settings, which exports the server's settings. It parses them like systemd,
# not like a shell: values may contain blanks and special characters, and are never executed.
read_settings() {
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in [A-Za-z_]*=*) ;; *) continue ;; esac
    value=${line#*=}
    case $value in \'*\' | \"*\") value=${value#?} value=${value%?} ;; esac
    export "${line%%=*}=$value"
  done < /etc/quillmere/quillmere.env
}
