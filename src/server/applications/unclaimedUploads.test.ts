import { openTestDatabase } from '../../../tests/support/testDatabase.ts';
import { unclaimedUploads } from './unclaimedUploads.ts';

const KB = 1024;

/** Opens a database of uploads with a quota of 160 kB (10 kB per client) and this much free disk space. */
const open = async (free = 1000 * KB, measureIntervalMs = 0) => {
  const database = await openTestDatabase();
  const disk = { free };
  const unclaimed = unclaimedUploads({
    db: database.db,
    freeSpace: async () => disk.free,
    unclaimedBytes: 160 * KB,
    minFreeBytes: 500 * KB,
    measureIntervalMs,
    clock: database.clock.now,
  });
  const upload = async (client: string, size: number): Promise<number | string> => {
    const refusal = await unclaimed.checkSpace(client, size);
    if (refusal) return refusal.status;
    const stored_name = await database.upload({ bytes: Buffer.alloc(size) });
    unclaimed.noteStored(client, { stored_name, size });
    return stored_name;
  };
  return { database, disk, unclaimed, upload };
};

describe('unclaimed uploads', () => {
  it('are limited per client until an application claims them', async () => {
    const { database, unclaimed, upload } = await open();
    const first = String(await upload('a', 6 * KB));
    expect(await upload('a', 6 * KB)).toBe(429);
    expect(await upload('b', 6 * KB)).toEqual(expect.any(String));
    await database.apply({ resumefile: first });
    unclaimed.noteClaimed(first);
    expect(await upload('a', 6 * KB)).toEqual(expect.any(String));
    await database.close();
  });

  it('are limited in total, including those of an earlier process', async () => {
    const { database, upload } = await open();
    const resumefile = await database.upload({ bytes: Buffer.alloc(150 * KB) });
    expect(await upload('a', 9 * KB)).toEqual(expect.any(String));
    expect(await upload('b', 2 * KB)).toBe(503);
    await database.apply({ resumefile });
    expect(await upload('b', 2 * KB)).toEqual(expect.any(String));
    await database.close();
  });

  it('make room after an hour if they fill half of the quota, the oldest first', async () => {
    const { database, upload } = await open();
    const names: string[] = [];
    for (let network = 0; network < 16; network += 1)
      names.push(String(await upload(`network ${network}`, 10 * KB)));
    expect(await upload('honest', 8 * KB)).toBe(503);
    database.clock.advance(59 * 60_000);
    expect(await upload('honest', 8 * KB)).toBe(503);
    database.clock.advance(60_000);
    const honest = String(await upload('honest', 8 * KB));
    expect(honest).toMatch(/^[0-9a-f-]+\.pdf$/);
    const { stored_name } = await database.db
      .selectFrom('resumes')
      .select('stored_name')
      .orderBy('uploaded_at')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect([honest, ...names.slice(10)]).toContain(stored_name);
    // The network has used its share, although its files are gone.
    expect(await upload('network 0', 8 * KB)).toBe(429);
    expect(await database.apply({ resumefile: honest })).toBeDefined();
    await database.close();
  });

  it('stay for a day while they fill less than half of the quota', async () => {
    const { database, upload } = await open();
    const name = String(await upload('a', 9 * KB));
    database.clock.advance(5 * 3_600_000);
    await upload('b', 9 * KB);
    expect(await database.apply({ resumefile: name })).toBeDefined();
    await database.close();
  });

  it('are refused while the disk has little free space', async () => {
    const { database, disk, upload } = await open(501 * KB);
    expect(await upload('a', 2 * KB)).toBe(503);
    disk.free = 510 * KB;
    expect(await upload('a', 2 * KB)).toEqual(expect.any(String));
    await database.close();
  });

  it('are counted once if an attempt is repeated', async () => {
    const { database, unclaimed, upload } = await open();
    for (let attempt = 0; attempt < 3; attempt += 1)
      unclaimed.noteStored('a', { stored_name: 'one', size: 5 * KB });
    expect(await upload('a', 5 * KB)).toEqual(expect.any(String));
    await database.close();
  });

  it('are counted between two measurements, like claims', async () => {
    const { database, unclaimed, upload } = await open(1000 * KB, 60_000);
    const names: string[] = [];
    for (let client = 0; client < 16; client += 1) names.push(String(await upload(`c${client}`, 10 * KB)));
    expect(await upload('last', 1 * KB)).toBe(503);
    unclaimed.noteClaimed(names[0] ?? '');
    expect(await upload('last', 1 * KB)).toEqual(expect.any(String));
    await database.close();
  });
});
