import { setTimeout as wait } from 'node:timers/promises';
import { beginUpload } from '../server/beginUpload.ts';
import { pdfOfSize } from '../support/resumes.ts';
import type { TestServer } from '../support/server.ts';
import { addressOfClient } from './client.ts';
import { residentMb, watchMemory } from './memory.ts';

const MB = 1024 * 1024;
const BYTES = 4 * MB;

/** Begins so many uploads of 4 MB by as many clients, and gives how many megabytes of memory they took at most. */
export const slowUploads = async (server: TestServer, number: number, ms: number): Promise<number> => {
  const before = residentMb(server.pid);
  const stop = watchMemory(server.pid, 50);
  const bytes = pdfOfSize(BYTES);
  const sockets = Array.from({ length: number }, (_, at) =>
    beginUpload(server, bytes, { 'X-Forwarded-For': addressOfClient(at) }),
  );
  await wait(ms);
  for (const socket of sockets) socket.destroy();
  return Math.max(...stop()) - before;
};
