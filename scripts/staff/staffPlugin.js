import { buildAssets } from '../prerender/inMemory.js';
import { ApartPlugin } from './apartPlugin.ts';

const name = 'StaffPlugin';

/** Builds the staff area aside, so that no byte of a patient's files depends on it, and puts its files beside them. */
export class StaffPlugin {
  /** @param area the webpack configuration of the staff area */
  constructor(area) {
    this.area = { ...area, plugins: [...area.plugins, new ApartPlugin('staff')] };
  }

  apply(compiler) {
    new ApartPlugin('portal').apply(compiler);
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before the files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        for (const [file, source] of Object.entries(await buildAssets(this.area)))
          if (compilation.getAsset(file) === undefined) compilation.emitAsset(file, source); // the fonts are the same
      });
    });
  }
}
