/** Said over TLS only: a year, of this host alone. */
export const HSTS = 'max-age=31536000';
