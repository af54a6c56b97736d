import { shellFiles } from './shellFiles.ts';
import { buildInMemory } from '../prerender/inMemory.js';

const name = 'ShellPlugin';

/** Writes sw.js: the service worker, and in front of it the list of the files it keeps. */
export class ShellPlugin {
  /** @param worker the webpack configuration of the service worker */
  constructor(worker) {
    this.worker = worker;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After every name has its hash, before the files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const files = shellFiles(Object.entries(assets).map(([file, source]) => ({ file, content: source.buffer() })));
        const { code } = await buildInMemory(this.worker);
        compilation.emitAsset('sw.js', new sources.RawSource(`const shellFiles=${JSON.stringify(files)};${code}`));
      });
    });
  }
}
