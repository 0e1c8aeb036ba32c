/** Layers from the lowest to the highest: a module imports from lower layers only. `npm run check:layers` checks it. */
const layers = [['contract', 'lib'], ['content'], ['ui', 'store'], ['features'], ['app'], ['prerender']];

/** The layers of the server, in the same order. */
const serverLayers = [
  ['platform'],
  ['terminal'],
  ['outbox', 'pages'],
  ['openings', 'applications', 'messages'],
  ['privacy'],
  ['upkeep'],
  ['desk'],
];
/** Allowed imports between folders of one layer. */
const serverExceptions = { applications: ['openings'] };

const anyOf = (names) => `^src/(${names.join('|')})/`;
/** Commands receive the open database as a parameter and import only its type. */
const STAFF_DATABASE = '^src/server/staff/openStaffDatabase\\.ts$';
/** Tests may import anything. */
const TESTS = '\\.test\\.tsx?$';

/** Files of TypeBox schemas. */
const SCHEMAS = '^src/contract/(schemas|desk/\\w+Schemas)';

const layerRules = layers.flatMap((names, level) =>
  names.map((name) => ({
    name: `layer-${name}`,
    comment: `src/${name} imports from lower layers only`,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: TESTS },
    to: {
      path: anyOf([...names.filter((other) => other !== name), ...layers.slice(level + 1).flat(), 'server']),
    },
  })),
);

const serverLayerRules = serverLayers.flatMap((names, level) =>
  names.map((name) => {
    const siblings = names.filter((other) => other !== name && !serverExceptions[name]?.includes(other));
    const above = serverLayers.slice(level + 1).flat();
    return {
      name: `server-layer-${name}`,
      comment: `src/server/${name} imports from lower layers of the server only`,
      severity: 'error',
      from: { path: `^src/server/${name}/`, pathNot: TESTS },
      to: {
        path: `^src/server/((${[...siblings, ...above, 'start', 'staff'].join('|')})/|[^/]+$)`,
        pathNot: STAFF_DATABASE,
      },
    };
  }),
);

export default {
  forbidden: [
    ...layerRules,
    ...serverLayerRules,
    {
      name: 'layer-server',
      comment: 'src/server uses contract, lib and content; it loads the renderer as a built file',
      severity: 'error',
      from: { path: '^src/server/', pathNot: TESTS },
      to: { path: anyOf(['ui', 'store', 'features', 'app', 'prerender', 'desk']) },
    },
    {
      name: 'layer-desk',
      comment: 'src/desk is a separate app: it uses contract, lib, content and ui',
      severity: 'error',
      from: { path: '^src/desk/', pathNot: TESTS },
      to: { path: anyOf(['store', 'features', 'app', 'prerender', 'server']) },
    },
    {
      name: 'site-without-desk',
      comment: 'Nothing of the staff desk is part of the public site',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/desk/|${TESTS}` },
      to: { path: '^src/desk/' },
    },
    {
      name: 'server-commands',
      comment: 'Commands receive the database as a parameter',
      severity: 'error',
      from: { path: `^src/server/(${serverLayers.flat().join('|')})/`, pathNot: TESTS },
      to: { path: STAFF_DATABASE, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'feature-to-feature',
      comment: 'A feature does not import another; shared code moves to a lower layer',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'schemas-as-types',
      comment: 'Browser code imports only types from the schemas of the contract',
      severity: 'error',
      from: {
        path: anyOf(['lib', 'content', 'ui', 'store', 'features', 'app', 'prerender', 'desk']),
        pathNot: TESTS,
      },
      to: { path: SCHEMAS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-server-packages-in-browser',
      comment: 'Database, mail and schema packages stay out of the browser',
      severity: 'error',
      from: {
        path: anyOf(['contract', 'lib', 'content', 'ui', 'store', 'features', 'app']),
        pathNot: `${TESTS}|${SCHEMAS}`,
      },
      to: { path: 'node_modules/(fastify|@fastify|kysely|better-sqlite3|typebox|pino|yaml)/' },
    },
    {
      name: 'not-to-tests',
      comment: 'Production code does not import tests',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: TESTS },
      to: { path: `^tests/|${TESTS}` },
    },
    {
      name: 'ships-dependencies',
      comment:
        'What the site or the server imports is a dependency, so that npm audit --omit=dev and the bill of materials name it',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circular',
      comment: 'No circular imports, not even of types',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'Every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports should be deleted',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' },
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
