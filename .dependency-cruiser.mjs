/**
 * The building, from the ground up. A room imports from any floor below its own: never upwards, never the room
 * beside it. `npm run check:floors` draws this line; tests/site/floors.test.ts plants violations and sees them caught.
 */
const floors = [['contract', 'lib'], ['content'], ['ui', 'store'], ['features'], ['app'], ['prerender']];

/**
 * The server's house, from the ground up: by capability, so that what belongs to a withdrawal stands in one room. At the
 * roof stand the process and the commands: src/server/*.ts, start/ and staff/.
 */
const serverFloors = [
  ['platform'],
  ['terminal'],
  ['outbox', 'pages'],
  ['openings', 'applications', 'messages'],
  ['privacy'],
  ['upkeep'],
];
/** Doors between rooms of one floor. */
const serverDoors = { applications: ['openings'] };

const room = (name) => `^src/${name}/`;
const anyOf = (names) => `^src/(${names.join('|')})/`;
const anyOfServer = (names) => `^src/server/(${names.join('|')})/`;
/** What all staff commands work with: made at the roof, known below by its type. */
const STAFF_DATABASE = '^src/server/staff/openStaffDatabase\\.ts$';
/** Tests may import anything. */
const TESTS = '\\.test\\.tsx?$';

const floorRules = floors.flatMap((rooms, level) =>
  rooms.map((name) => {
    const beside = rooms.filter((other) => other !== name);
    const above = floors.slice(level + 1).flat();
    return {
      name: `floor-${name}`,
      comment: `src/${name} imports from floors below only`,
      severity: 'error',
      from: { path: room(name), pathNot: TESTS },
      to: { path: anyOf([...beside, ...above, 'server']) },
    };
  }),
);

const serverFloorRules = serverFloors.flatMap((rooms, level) =>
  rooms.map((name) => {
    const beside = rooms.filter((other) => other !== name && !serverDoors[name]?.includes(other));
    const above = serverFloors.slice(level + 1).flat();
    return {
      name: `server-floor-${name}`,
      comment: `src/server/${name} imports from floors of the server below only`,
      severity: 'error',
      from: { path: `^src/server/${name}/`, pathNot: TESTS },
      to: {
        path: `^src/server/((${[...beside, ...above, 'start', 'staff'].join('|')})/|[^/]+$)`,
        pathNot: STAFF_DATABASE,
      },
    };
  }),
);

export default {
  forbidden: [
    ...serverFloorRules,
    {
      name: 'server-queries',
      comment: 'A query composes no mail and throws no HTTP status',
      severity: 'error',
      from: { path: '^src/server/[^/]+/queries/', pathNot: TESTS },
      to: { path: '^src/server/([^/]+/mails/|platform/http/)' },
    },
    {
      name: 'server-roof-as-type',
      comment: 'A staff command sees what all commands work with as a type only; staff.ts hands it in',
      severity: 'error',
      from: { path: anyOfServer(serverFloors.flat()), pathNot: TESTS },
      to: { path: STAFF_DATABASE, dependencyTypesNot: ['type-only'] },
    },
    ...floorRules.filter(({ to }) => to.path !== '^src/()/'),
    {
      name: 'floor-server',
      comment: 'src/server sees the two lowest floors; the renderer reaches it as a built file',
      severity: 'error',
      from: { path: room('server'), pathNot: TESTS },
      to: { path: anyOf(['ui', 'store', 'features', 'app', 'prerender']) },
    },
    {
      name: 'feature-to-feature',
      comment: 'Features do not know each other; what two need moves down a floor',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'schemas-as-types',
      comment: 'Browser code takes only types from the contract schemas',
      severity: 'error',
      from: {
        path: anyOf(['lib', 'content', 'ui', 'store', 'features', 'app', 'prerender']),
        pathNot: TESTS,
      },
      to: { path: '^src/contract/schemas', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-server-packages-in-browser',
      comment: 'Database, mail and schema packages stay out of the browser',
      severity: 'error',
      from: {
        path: anyOf(['contract', 'lib', 'content', 'ui', 'store', 'features', 'app']),
        pathNot: `${TESTS}|^src/contract/schemas`,
      },
      to: { path: 'node_modules/(fastify|@fastify|kysely|better-sqlite3|typebox|file-type|pino|yaml)/' },
    },
    {
      name: 'rtk-query-late',
      comment: 'RTK Query travels with the pages that use it: only its own modules may import it',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/store/(api|injectApi|careersApi|emailApi)\\.ts$|${TESTS}` },
      to: { path: 'node_modules/@reduxjs/toolkit/dist/query', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-tests',
      comment: 'Nothing imports tests',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: TESTS },
      to: { path: `^tests/|${TESTS}` },
    },
    {
      name: 'no-circle',
      comment: 'No circle, through types either',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'Every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing uses is a leftover',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$|prerender/inlineScript\\.ts$' },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|release)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
