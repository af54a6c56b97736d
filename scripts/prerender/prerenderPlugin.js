import { readFileSync } from 'node:fs';
import path from 'node:path';

import HtmlPlugin from 'html-webpack-plugin';

import { writeFirstPage } from './firstPage.ts';
import { buildInMemory, evaluate } from './inMemory.js';
import { policyFor } from './policy.ts';

const languages = ['fr', 'en'];
const name = 'PrerenderPlugin';

/** What brings people from outside, a link or a mail, and the chunk that shows it. */
const doors = { '/nosession': 'express', '/rvsp/auth': 'hubAuth' };
/** What comes beside every page (src/app/laterParts.ts). */
const beside = 'beside';

/** What of the settings shows on the login screen. */
const shownOf = ({ brand, guideUrl, loginTerms, version }) => ({ brand, guideUrl, loginTerms, version });

/** Draws the login screen into index.html in each language, and writes the policy of the page beside it, where the server looks for it. */
export class PrerenderPlugin {
  /**
   * @param screen the webpack configuration of what draws (src/app/prerender.tsx), for Node
   * @param script the one of the inline script (src/app/early/early.ts)
   * @param assets the folder with config.json and i18n/, as a browser finds it
   */
  constructor({ screen, script, assets }) {
    this.configs = { screen, script };
    this.read = (file) => JSON.parse(readFileSync(path.join(assets, file), 'utf8'));
  }

  async draw() {
    const settings = this.read('config.json');
    const [screen, script] = [await buildInMemory(this.configs.screen), await buildInMemory(this.configs.script)];
    const { prerender, drawGround } = evaluate(screen.code);
    const drawn = [];
    for (const lang of languages)
      drawn.push(
        await prerender(lang, settings, {
          front: this.read(`i18n/${lang}.json`),
          later: this.read(`i18n/app/${lang}.json`),
        }),
      );
    return { ground: drawGround(), drawn, settings, script: script.code, files: screen.files };
  }

  apply(compiler) {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = HtmlPlugin.getCompilationHooks(compilation);
      // What stands on the page is seen without: its font and its words come first.
      hooks.alterAssetTags.tap(name, (made) => {
        for (const { attributes } of made.assetTags.scripts) attributes.fetchpriority = 'low';
        return made;
      });
      hooks.beforeEmit.tapPromise(name, async (made) => {
        const { settings, files, ...drawn } = await this.draw();
        const filesOf = (chunk) => [chunk, beside].flatMap((part) => compilation.namedChunkGroups.get(part).getFiles());
        const pages = Object.fromEntries(Object.entries(doors).map(([address, chunk]) => [address, filesOf(chunk)]));
        const { html, openings, scripts, styles } = writeFirstPage({
          ...drawn,
          pages,
          page: made.html,
          settings: shownOf(settings),
        });
        // The fonts of the ground: no script names them.
        for (const [file, source] of Object.entries(files)) compilation.emitAsset(file, source);
        for (const { file, html: text } of openings) compilation.emitAsset(file, new sources.RawSource(text));
        const policy = policyFor(settings, { scripts, styles });
        compilation.emitAsset('content-security-policy.txt', new sources.RawSource(`${policy}\n`));
        return { ...made, html };
      });
    });
  }
}
