import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { RUN_FOLDER_VARIABLE } from './postgres/runFolder.ts';

/**
 * Below the ephemeral ports (from 32768 on Linux, 49152 elsewhere), which an outgoing connection may take before the
 * program starts. Above the ports that browsers block.
 */
const FIRST_PORT = 20_000;
const END_PORT = 32_768;

/** Ports that this process has handed out. */
const usedPorts = new Set<number>();

/** Claims a port for this run, so that none of its other processes gets it. */
const claim = (port: number): boolean => {
  if (usedPorts.has(port)) return false;
  usedPorts.add(port);
  const runFolder = process.env[RUN_FOLDER_VARIABLE];
  if (runFolder === undefined) return true;
  const folder = join(runFolder, 'ports');
  mkdirSync(folder, { recursive: true });
  try {
    closeSync(openSync(join(folder, String(port)), 'wx'));
    return true;
  } catch {
    return false;
  }
};

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer();
  const listening = once(server, 'listening');
  server.listen(port);
  try {
    await listening;
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** Reserves a port that is free now, so that no other process of this run gets it. */
export const reservePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if (claim(port) && (await isFree(port))) return port;
  }
};
