import { measurementOf, type Measurement } from '../bench/measurement.ts';

export interface Probed extends Measurement {
  slowest: number;
  /** Answers that were not 200. */
  bad: string[];
}

const PAUSE_MS = 20;

/** Asks one address after the other for so long, as another visitor does. */
export const probe = async (url: string, paths: readonly string[], ms: number): Promise<Probed> => {
  const times: number[] = [];
  const bad: string[] = [];
  const began = performance.now();
  for (let at = 0; performance.now() - began < ms; at += 1) {
    const path = paths[at % paths.length] ?? '/';
    const before = performance.now();
    const status = await fetch(url + path).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => String(error),
    );
    times.push(performance.now() - before);
    if (status !== 200) bad.push(`${path}: ${status}`);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  const wallMs = performance.now() - began;
  return { ...measurementOf('probes', { times, wallMs }), slowest: Math.max(...times), bad };
};
