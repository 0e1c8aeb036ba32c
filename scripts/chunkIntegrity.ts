import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const NAME = 'ChunkIntegrity';
/** Stands in the script that loads chunks until the chunks have their final bytes. */
const TABLE = 'CHUNK_INTEGRITY_TABLE';

/** The hash of a file as the `integrity` of its element says it, without the name of its algorithm. */
export const integrityOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('base64');

const chunkScripts = ({ chunks, assets }: Compilation): [Chunk['id'], string][] =>
  [...chunks]
    .filter((chunk) => !chunk.canBeInitial())
    .flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => file.endsWith('.js'))
        .map((file): [Chunk['id'], string] => [
          chunk.id,
          integrityOf(assets[file]?.buffer() ?? Buffer.alloc(0)),
        ]),
    );

const fillTable = (compilation: Compilation): void => {
  const { ReplaceSource } = compilation.compiler.webpack.sources;
  const table = JSON.stringify(Object.fromEntries(chunkScripts(compilation)));
  const loaders = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  for (const file of loaders.flatMap(({ files }) => [...files]).filter((name) => name.endsWith('.js'))) {
    compilation.updateAsset(file, (source) => {
      const filled = new ReplaceSource(source);
      const at = source.source().toString().indexOf(TABLE);
      if (at < 0) throw new Error(`${file} loads chunks without their hashes`);
      filled.replace(at, at + TABLE.length - 1, table);
      return filled;
    });
  }
};

/**
 * Has the browser check each chunk that webpack loads later by its SHA-256 (docs/requirements.md, SEC-5). The table is
 * put in once every file has its name and its bytes; it follows from the chunks' names, which hold hashes, too, so that
 * the name of the script that holds it still tells one content from another.
 */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    const { Compilation: stages, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, (source) =>
        webpack.Template.asString([source, `script.integrity = "sha256-" + ${TABLE}[chunkId];`]),
      );
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => fillTable(compilation),
      );
    });
  }
}
