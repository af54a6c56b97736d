import assert from 'node:assert/strict';
import { test } from 'node:test';

const configFile = new URL('../webpack.config.js', import.meta.url).href;

type Compressing = { algorithm: unknown; options: { exclude: RegExp; test: RegExp } };

const isCompressing = (plugin: unknown): plugin is Compressing =>
  typeof plugin === 'object' && plugin !== null && plugin.constructor.name === 'CompressionPlugin';

type ConfigModule = { default: (env: object, options: object) => unknown };

const isConfigModule = (value: unknown): value is ConfigModule =>
  typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function';

const pluginsOf = (config: unknown): unknown[] => {
  const plugins: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'plugins') : undefined;
  return Array.isArray(plugins) ? plugins : [];
};

test('a build has no compressed copy of the settings that a network edits in it, and one of every other text', async () => {
  const loaded: unknown = await import(configFile);
  const configs = isConfigModule(loaded) ? loaded.default({}, { mode: 'production' }) : undefined;
  const compressing = [configs].flat().flatMap(pluginsOf).filter(isCompressing);
  assert.equal(compressing.length, 2);
  for (const { options } of compressing) {
    assert.ok(options.test.test('assets/config.json') && options.exclude.test('assets/config.json'));
    assert.ok(!options.exclude.test('assets/i18n/fr.json'));
  }
});
