import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byteBudget, type ByteBudget } from './byteBudget.ts';
import { heldFile } from './heldFile.ts';
import { openSpool } from './spool.ts';
import { waitingRoom } from './waitingRoom.ts';

const MB = 1024 * 1024;
const CHUNK = 64 * 1024;

/** A budget that says how much of it is used, and was at most. */
const counted = (limit: number): ByteBudget & { used: () => number; most: () => number } => {
  const budget = byteBudget(limit);
  let used = 0;
  let most = 0;
  return {
    take: (bytes) => {
      if (!budget.take(bytes)) return false;
      used += bytes;
      most = Math.max(most, used);
      return true;
    },
    giveBack: (bytes) => {
      budget.giveBack(bytes);
      used -= bytes;
    },
    used: () => used,
    most: () => most,
  };
};

const makeRoom = (memoryBytes: number, diskBytes: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'spool-'));
  const memory = counted(memoryBytes);
  const disk = counted(diskBytes);
  const file = () => heldFile({ memory, spool: { room: disk, open: () => openSpool(dataDir) } });
  return { dataDir, memory, disk, file };
};

const chunksOf = (bytes: number): Buffer[] =>
  Array.from({ length: bytes / CHUNK }, (_, at) => Buffer.alloc(CHUNK, at));

describe('a file that arrives', () => {
  it('is held in memory up to 1 MB, then on the disk without a name, byte for byte', async () => {
    const { dataDir, memory, disk, file } = makeRoom(64 * MB, 64 * MB);
    const held = file();
    const chunks = chunksOf(5 * MB);
    for (const chunk of chunks) expect(await held.add(chunk)).toBe(true);
    expect([memory.most(), memory.used(), disk.used()]).toEqual([MB, 0, 5 * MB]);
    expect(readdirSync(dataDir)).toEqual([]);
    expect((await held.load()).equals(Buffer.concat(chunks))).toBe(true);
    held.giveBack();
    held.giveBack();
    expect([memory.used(), disk.used()]).toEqual([0, 0]);
  });

  it('goes to the disk at once where memory is used up: 200 of them take no more of it', async () => {
    const { memory, disk, file } = makeRoom(2 * MB, 200 * MB);
    const all = Array.from({ length: 200 }, file);
    for (const chunk of chunksOf(MB / 2)) for (const held of all) expect(await held.add(chunk)).toBe(true);
    expect([memory.most() <= 2 * MB, memory.used() + disk.used()]).toEqual([true, 100 * MB]);
    for (const held of all) held.giveBack();
    expect([memory.used(), disk.used()]).toEqual([0, 0]);
  });

  it('is refused where the disk has no room either, and gives back what it had', async () => {
    const { memory, disk, file } = makeRoom(MB, 2 * MB);
    const held = file();
    const taken: boolean[] = [];
    for (const chunk of chunksOf(3 * MB)) taken.push(await held.add(chunk));
    expect(taken.filter(Boolean)).toHaveLength((2 * MB) / CHUNK);
    held.giveBack();
    expect([memory.used(), disk.used()]).toEqual([0, 0]);
  });

  it('gives back its room where the disk takes nothing', async () => {
    const disk = counted(64 * MB);
    const memory = counted(MB);
    const open = () => Promise.reject(new Error('ENOSPC'));
    const held = heldFile({ memory, spool: { room: disk, open } });
    const add = async () => {
      for (const chunk of chunksOf(2 * MB)) await held.add(chunk);
    };
    await expect(add()).rejects.toThrow('ENOSPC');
    held.giveBack();
    expect([memory.used(), disk.used()]).toEqual([0, 0]);
  });
});

describe('files that lay on the disk', () => {
  it('are read in the order of their coming, as many as there is room for', async () => {
    const room = waitingRoom(10);
    const inside: number[] = [];
    for (const size of [6, 6, 3, 20]) void room.enter(size).then(() => inside.push(size));
    const settle = () => new Promise((done) => setImmediate(done));
    await settle();
    expect(inside).toEqual([6]);
    room.leave(6);
    await settle();
    expect(inside).toEqual([6, 6, 3]);
    room.leave(6);
    room.leave(3);
    await settle();
    expect(inside).toEqual([6, 6, 3, 20]);
  });
});
