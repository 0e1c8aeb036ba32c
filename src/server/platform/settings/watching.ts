const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const LOG_FORMATS = ['json', 'text'] as const;

/** How the server is watched. */
export interface Watching {
  logLevel: (typeof LOG_LEVELS)[number];
  /** `text`: for people who read it on a terminal. */
  logFormat: (typeof LOG_FORMATS)[number];
  /** Port of this machine alone on which Prometheus asks for metrics; 0: none. */
  metricsPort: number;
}

interface Reader {
  setting: (name: string, fallback: string) => string;
  check: (isGood: boolean, fault: string) => void;
}

export const readWatching = ({ setting, check }: Reader): Watching => {
  const logLevel = LOG_LEVELS.find((level) => level === setting('LOG_LEVEL', 'info'));
  check(logLevel !== undefined, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  const logFormat = LOG_FORMATS.find((format) => format === setting('LOG_FORMAT', 'json'));
  check(logFormat !== undefined, `LOG_FORMAT must be ${LOG_FORMATS.join(' or ')}`);
  const port = setting('METRICS_PORT', '0');
  const isPort = /^\d{1,5}$/.test(port) && Number(port) <= 65_535;
  check(isPort, 'METRICS_PORT must be a whole number from 1 to 65535, or 0 for none');
  return {
    logLevel: logLevel ?? 'info',
    logFormat: logFormat ?? 'json',
    metricsPort: isPort ? Number(port) : 0,
  };
};
