import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Violation {
  rule: { name: string };
  from: string;
}

/** A small building in which every kind of forbidden import stands once. */
const planted: Record<string, string> = {
  'src/lib/upwards.ts': "import { words } from '../content/words.ts';\nexport const upwards = words;",
  'src/lib/beside.ts': "import { calls } from '../contract/calls.ts';\nexport const beside = calls;",
  'src/contract/calls.ts': 'export const calls = {};',
  'src/contract/schemas.ts': 'export const Schema = {};\nexport type Schema = typeof Schema;',
  'src/content/words.ts': 'export const words = {};',
  'src/content/value.ts': "import { Schema } from '../contract/schemas.ts';\nexport const value = Schema;",
  'src/content/type.ts':
    "import type { Schema } from '../contract/schemas.ts';\nexport type Allowed = Schema;",
  'src/ui/drawing.ts': "import { slice } from '../store/slice.ts';\nexport const drawing = slice;",
  'src/store/slice.ts': 'export const slice = {};',
  'src/features/one/One.ts': "import { two } from '../two/Two.ts';\nexport const one = two;",
  'src/features/two/Two.ts': 'export const two = {};',
  'src/app/App.ts': "import { database } from '../server/database.ts';\nexport const app = database;",
  'src/server/database.ts': "import { slice } from '../store/slice.ts';\nexport const database = slice;",
  'src/server/platform/clock.ts': "import { list } from '../openings/list.ts';\nexport const clock = list;",
  'src/server/openings/list.ts':
    "import { store } from '../applications/store.ts';\nexport const list = store;",
  'src/server/openings/door.ts': 'export const door = {};',
  'src/server/applications/store.ts':
    "import { door } from '../openings/door.ts';\nexport const store = door;",
  'src/server/messages/queries/find.ts':
    "import { compose } from '../mails/compose.ts';\nexport const find = compose;",
  'src/server/messages/mails/compose.ts': 'export const compose = {};',
  'src/server/messages/take.ts': "import { parts } from '../start/parts.ts';\nexport const take = parts;",
  'src/server/messages/command.ts':
    "import { openStaffDatabase } from '../staff/openStaffDatabase.ts';\nexport const command = openStaffDatabase;",
  'src/server/messages/typed.ts':
    "import type { StaffDatabase } from '../staff/openStaffDatabase.ts';\nexport type Typed = StaffDatabase;",
  'src/server/upkeep/app.ts': "import { app } from '../app.ts';\nexport const again = app;",
  'src/server/start/parts.ts': 'export const parts = {};',
  'src/server/staff/openStaffDatabase.ts':
    'export const openStaffDatabase = {};\nexport type StaffDatabase = typeof openStaffDatabase;',
  'src/server/app.ts': 'export const app = {};',
  'src/content/circleA.ts': "import type { B } from './circleB.ts';\nexport interface A { b: B }",
  'src/content/circleB.ts': "import type { A } from './circleA.ts';\nexport interface B { a: A }",
  'src/ui/tested.ts': "import { check } from './drawing.test.ts';\nexport const tested = check;",
  'src/ui/drawing.test.ts': 'export const check = {};',
  'src/ui/lost.ts': "import { nothing } from './nowhere.ts';\nexport const lost = nothing;",
  'src/lib/orphan.ts': 'export const orphan = {};',
  'src/features/one/database.ts': "import Database from 'better-sqlite3';\nexport const open = Database;",
  'src/ui/query.ts': "import { retry } from '@reduxjs/toolkit/query/react';\nexport const again = retry;",
};

const inspect = (): Violation[] => {
  const folder = mkdtempSync(join(tmpdir(), 'floors-'));
  try {
    for (const [file, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'package.json'])
      copyFileSync(file, join(folder, file));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const args = [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      'src',
    ];
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64e6,
    });
    if (!stdout) throw new Error(stderr);
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('the floors', () => {
  const violations = inspect();
  const isCaught = (rule: string, from: string) =>
    violations.some((found) => found.rule.name === rule && found.from === from);

  it.each([
    ['an import upwards', 'floor-lib', 'src/lib/upwards.ts'],
    ['an import from the room beside', 'floor-lib', 'src/lib/beside.ts'],
    ['ui looking into the store', 'floor-ui', 'src/ui/drawing.ts'],
    ['one feature knowing another', 'feature-to-feature', 'src/features/one/One.ts'],
    ['browser code reaching into the server', 'floor-app', 'src/app/App.ts'],
    ['the server reaching into browser code', 'floor-server', 'src/server/database.ts'],
    ['the platform knowing a capability', 'server-floor-platform', 'src/server/platform/clock.ts'],
    ['a capability knowing the one beside', 'server-floor-openings', 'src/server/openings/list.ts'],
    ['a capability reaching to the roof', 'server-floor-messages', 'src/server/messages/take.ts'],
    ['a room importing what lies at the top', 'server-floor-upkeep', 'src/server/upkeep/app.ts'],
    ['a command opening the database itself', 'server-roof-as-type', 'src/server/messages/command.ts'],
    ['a query composing a mail', 'server-queries', 'src/server/messages/queries/find.ts'],
    ['a schema taken as a value', 'schemas-as-types', 'src/content/value.ts'],
    ['a server package in the browser', 'no-server-packages-in-browser', 'src/features/one/database.ts'],
    ['RTK Query outside its modules', 'rtk-query-late', 'src/ui/query.ts'],
    ['a circle through types', 'no-circle', 'src/content/circleA.ts'],
    ['an import of a test', 'not-to-tests', 'src/ui/tested.ts'],
    ['an import that leads nowhere', 'not-to-unresolvable', 'src/ui/lost.ts'],
    ['a file that nothing uses', 'no-orphans', 'src/lib/orphan.ts'],
  ])('catch %s', (_, rule, from) => {
    expect(isCaught(rule, from)).toBe(true);
  });

  it.each([
    ['a schema as a type', 'src/content/type.ts'],
    ['an import through a door', 'src/server/applications/store.ts'],
    ['the database as a type', 'src/server/messages/typed.ts'],
  ])('leave alone %s', (_, from) => {
    expect(violations.filter((found) => found.from === from && found.rule.name !== 'no-orphans')).toEqual([]);
  });
});
