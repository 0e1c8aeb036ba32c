/** Levels of pino. */
const LEVELS: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

const textOf = (value: unknown): string =>
  typeof value === 'string' && /^[^\s"=]+$/.test(value) ? value : JSON.stringify(value);

/** A line of the log as people read it; what is no line of ours stays as it is. */
export const readableLine = (json: string): string => {
  try {
    const { level, time, msg, ...facts } = JSON.parse(json) as Record<string, unknown>;
    const words = Object.entries(facts).map(([name, value]) => `${name}=${textOf(value)}`);
    const parts = [new Date(Number(time)).toISOString(), LEVELS[Number(level)], String(msg), ...words];
    return `${parts.join(' ')}\n`;
  } catch {
    return json;
  }
};
