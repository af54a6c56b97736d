/**
 * `node --import scripts/mutation/hook.mjs …`: loads one file with the change that MUTANT describes. No file is
 * written, so an interrupted run leaves nothing behind, and several runs share one checkout.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const mutant = JSON.parse(process.env.MUTANT ?? 'null');
const changedUrl = mutant === null ? '' : pathToFileURL(mutant.path).href;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url !== changedUrl) return loaded;
    const text = loaded.source.toString();
    return { ...loaded, source: text.slice(0, mutant.start) + mutant.text + text.slice(mutant.end) };
  },
});
