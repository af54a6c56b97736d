import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { promisify } from 'node:util';

import webpack from 'webpack';

/** Builds without writing a file, and answers the files by name. */
export const buildAssets = async (config) => {
  const compiler = webpack(config);
  let built = {};
  compiler.hooks.shouldEmit.tap('InMemory', ({ assets }) => {
    built = assets;
    return false;
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return built;
};

/** Builds one entry, and answers its code, and by name the files that it needs beside it. */
export const buildInMemory = async (config) => {
  const { 'main.js': code, ...files } = await buildAssets(config);
  return { code: code.source(), files };
};

/** What a CommonJS module exports, given its code. */
export const evaluate = (code) => {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, createRequire(import.meta.url));
  return module.exports;
};
