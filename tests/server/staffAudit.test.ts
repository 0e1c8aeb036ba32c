import { changeDatabase } from './changeDatabase.ts';
import { officeWithBackup } from './officeWithBackup.ts';

describe('audit list', () => {
  it('tells who did what and when, newest first, and since a day', async () => {
    const { here, first, dataDir } = await officeWithBackup();
    await here(`applications show ${first.reference}`);
    await here(`applications resume ${first.reference} --out -`);
    const [titles, ...rows] = (await here('audit list')).stdout.trimEnd().split('\n');
    expect(titles?.split(/ {2,}/)).toEqual(['when (UTC)', 'who', 'what', 'to what']);
    expect(rows.slice(0, 3).map((row) => row.split(/ {2,}/).slice(1))).toEqual([
      ['ada', 'application.exported', `application ${first.reference}`],
      ['ada', 'application.read', `application ${first.reference}`],
      ['ada', 'database.backed_up', 'database'],
    ]);
    changeDatabase(dataDir, "update audit set at = '2026-01-01T00:00:00.000Z' where actor != 'ada'");
    const since = JSON.parse((await here('audit list --since 2026-01-02 --json')).stdout) as {
      actor: string;
    }[];
    expect(new Set(since.map(({ actor }) => actor))).toEqual(new Set(['ada']));
  });
});
