import webpack from 'webpack';

/** Webpack puts the first letters of the table's hash here, wherever its name stands. */
export const TABLE_HASH = '0c4a7ab1';
export const TABLE_FILE = `static/js/chunk-table.${TABLE_HASH}.chunk.js`;
/** The variable that the table fills: by a chunk's id its file, without folder and ending, and its hash. */
export const TABLE_NAME = 'chunkTable';
/** As long as the hash of the table that takes its place, so that maps of the source stay right. */
export const TABLE_INTEGRITY = 'CHUNK_TABLE_INTEGRITY_CHUNK_TABLE_INTEGRITY_';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const { loadScript, publicPath } = RuntimeGlobals;
const table = `globalThis.${TABLE_NAME}`;

/** Fetches the table before the first chunk. Where it does not come, the chunk has not come: it may be asked for again. */
export class ChunkTableRuntime extends RuntimeModule {
  static readonly integrityLine = `script.integrity = "sha256-" + (${table} ? ${table}[chunkId][1] : "${TABLE_INTEGRITY}");`;

  constructor() {
    super('chunk table', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return Template.asString([
      `const load = ${loadScript};`,
      `${loadScript} = (_, done, key, chunkId) => {`,
      Template.indent([
        `const loadChunk = () => load(${publicPath} + "static/js/" + ${table}[chunkId][0] + ".chunk.js", done, key, chunkId);`,
        `if (${table}) loadChunk();`,
        `else load(${publicPath} + "${TABLE_FILE}", (event) => ${table} ? loadChunk() : done(event), "table");`,
      ]),
      '};',
    ]);
  }
}
