import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import {
  ChunkTableRuntime,
  TABLE_FILE,
  TABLE_HASH,
  TABLE_INTEGRITY,
  TABLE_NAME,
} from './chunkTableRuntime.ts';

const NAME = 'ChunkIntegrity';

/** The hash of a file as the `integrity` of its element says it, without the name of its algorithm. */
export const integrityOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('base64');

/** Ids of the chunks that come later, each with its script. */
const chunkScripts = ({ chunks }: Compilation): [Chunk['id'], string][] =>
  [...chunks]
    .filter((chunk) => !chunk.canBeInitial())
    .flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => file.endsWith('.js'))
        .map((file): [Chunk['id'], string] => [chunk.id, file]),
    );

type Row = readonly [shortName: string, integrity?: string];

const shortName = (file: string): string => /([^/]+)\.chunk\.js$/.exec(file)?.[1] ?? file;

const tableOf = (rows: [Chunk['id'], Row][]) =>
  new webpack.sources.RawSource(`globalThis.${TABLE_NAME}=${JSON.stringify(Object.fromEntries(rows))}`);

/** With names that webpack still changes by what the files turn out to hold: so the table's own name follows from them. */
const beginTable = (compilation: Compilation): void => {
  const rows = chunkScripts(compilation).map(([id, file]): [Chunk['id'], Row] => [id, [shortName(file)]]);
  compilation.emitAsset(TABLE_FILE, tableOf(rows), { contenthash: TABLE_HASH, immutable: true });
};

const fillTable = (compilation: Compilation): void => {
  const { assets } = compilation;
  const bytesOf = (file: string) => assets[file]?.buffer() ?? Buffer.alloc(0);
  const rows = chunkScripts(compilation).map(([id, file]): [Chunk['id'], Row] => [
    id,
    [shortName(file), integrityOf(bytesOf(file))],
  ]);
  const file = Object.keys(assets).find((name) => name.startsWith(TABLE_FILE.split('.')[0] ?? ''));
  if (!file) throw new Error('The table of chunks is missing');
  compilation.updateAsset(file, tableOf(rows));
  const loaders = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  for (const loader of loaders.flatMap(({ files }) => [...files]).filter((name) => name.endsWith('.js')))
    compilation.updateAsset(loader, (source) => {
      const at = source.source().toString().indexOf(TABLE_INTEGRITY);
      if (at < 0) throw new Error(`${loader} loads chunks without their hashes`);
      const filled = new webpack.sources.ReplaceSource(source);
      filled.replace(at, at + TABLE_INTEGRITY.length - 1, integrityOf(bytesOf(file)));
      return filled;
    });
};

/**
 * Has the browser check each chunk that webpack loads later by its SHA-256 (docs/requirements.md, SEC-5). Names and hashes
 * of all chunks stand in a file of their own, which is fetched with the first of them: no page begins with it. They are
 * put in once every file has its name and its bytes; they follow from the chunks' names, which hold hashes, too, so that
 * the names of the table and of the script that names it still tell one content from another.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    const { Compilation: stages, runtime, RuntimeGlobals } = webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Webpack's own table of names would stand in the first script.
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module instanceof runtime.GetChunkFilenameRuntimeModule && module.contentType === 'javascript')
          module.generate = () => `${module.global} = (chunkId) => chunkId;`;
      });
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new ChunkTableRuntime()));
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        webpack.Template.asString([source, ChunkTableRuntime.integrityLine]),
      );
      const atStage = (stage: number, act: (compilation: Compilation) => void) =>
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => act(compilation));
      atStage(stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1, beginTable);
      atStage(stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER, fillTable);
    });
  }
}
