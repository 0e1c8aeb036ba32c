/** How long a line of no urgency may wait for others. */
const WAIT_MS = 50;
/** Text that is written without waiting. */
const MAX_LETTERS = 16_384;
/** Lines of pino with a level below a warning's. */
const IS_UNHURRIED = /^\{"level":[123]0,/;

/**
 * A log stream that writes lines of everyday together, because each writing stops the program for as long as an answer
 * takes to be sent. Warnings and failures are written at once, with all that came before; a killed process loses the
 * everyday lines of its last 50 ms.
 */
export const gatheredLog = (
  stream: NodeJS.WritableStream,
  format: 'json' | 'text' = 'json',
): Pick<NodeJS.WritableStream, 'write'> => {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting !== '') stream.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);

  return {
    write: (text: string | Uint8Array) => {
      const line = String(text);
      waiting += format === 'json' ? line : readableLine(line);
      if (!IS_UNHURRIED.test(line) || waiting.length > MAX_LETTERS) flush();
      else timer ??= setTimeout(flush, WAIT_MS).unref();
      return true;
    },
  };
};

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
