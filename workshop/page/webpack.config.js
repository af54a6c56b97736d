/** The stories alone on a page, for tests: no tool around them, made of what the root has installed. */
import path from 'node:path';

import HtmlPlugin from 'html-webpack-plugin';

import portal from '../../webpack.config.js';

const { context, module, resolve, target } = portal({}, { mode: 'production' });

export default {
  context,
  module,
  resolve,
  target,
  // React then says what it complains of.
  mode: 'development',
  devtool: false,
  entry: './workshop/page/main.tsx',
  output: { path: path.resolve(context, '.cache/workshop'), publicPath: '' },
  plugins: [new HtmlPlugin({ title: 'Workshop' })],
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    name: 'workshop',
    cacheDirectory: path.resolve(context, 'node_modules/.cache/webpack'),
    buildDependencies: { config: [import.meta.filename] },
  },
};
