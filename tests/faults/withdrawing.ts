import { rmSync } from 'node:fs';
import { startServer, type TestServer } from '../support/server.ts';
import { attach } from './attached.ts';
import { erasureScene, faultsInTheEnd, faultsOfKill, GONE_EMAIL, OTHER_EMAIL } from './erasureScene.ts';
import type { Run } from './part.ts';
import { killedAt, watch, type Moment } from './systemCalls.ts';

const PATIENCE_MS = 10_000;

/** Whether the withdrawal was answered with 200; a server that was killed answers nothing. */
const withdraw = async ({ url }: TestServer, reference: string, email: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/applications/${reference}/withdraw`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({ email }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.status === 200;
  } catch {
    return false;
  }
};

type Scene = Awaited<ReturnType<typeof erasureScene>>;

/** Every moment of one withdrawal, from the server's being ready. */
const momentsOf = async (scene: Scene): Promise<Moment[]> => {
  const server = await startServer({ DATA_DIR: scene.folder() });
  const { under, moments } = watch();
  const { detach } = await attach(server.pid, under);
  const isDone = await withdraw(server, scene.gone, GONE_EMAIL);
  await detach();
  await server.stop();
  if (!isDone) throw new Error('a withdrawal does not work at all');
  return moments();
};

/** One kill, the start after it, and somebody else's withdrawal there. */
const killOnce = async (scene: Scene, moment: Moment) => {
  const dataDir = scene.folder();
  const server = await startServer({ DATA_DIR: dataDir });
  const { detach } = await attach(server.pid, killedAt(moment));
  const isDone = await withdraw(server, scene.gone, GONE_EMAIL);
  await detach();
  const isKilled = (await server.stop('SIGTERM')) === null;
  const { faults, isNoted } = faultsOfKill(dataDir, scene, isDone);
  const next = await startServer({ DATA_DIR: dataDir });
  if (!(await withdraw(next, scene.other, OTHER_EMAIL))) faults.push('the next withdrawal is not answered');
  await next.stop();
  faults.push(...faultsInTheEnd(dataDir, scene, isNoted));
  if (faults.length === 0) rmSync(dataDir, { recursive: true, force: true });
  return { isKilled, faults: faults.map((fault) => `${fault} (${dataDir})`) };
};

/** A withdrawal over HTTP, the server being killed before each call that changes something on the disk or is the answer. */
export const withdrawing = async ({ ending, tell }: Run) => {
  const scene = await erasureScene();
  const tally = { kills: 0, faults: [] as string[] };
  const all = await momentsOf(scene);
  for (const moment of all) {
    if (ending.aborted) break;
    const { isKilled, faults } = await killOnce(scene, moment).catch((error: unknown) => ({
      isKilled: true,
      faults: [String(error)],
    }));
    if (isKilled) tally.kills += 1;
    const where = `withdraw, before ${moment.call} ${moment.at}`;
    tally.faults.push(...faults.map((fault) => `${where}: ${fault}`));
    if (tally.kills % 20 === 0) tell(`${where} of ${all.length} moments, ${tally.faults.length} faults`);
  }
  return tally;
};
