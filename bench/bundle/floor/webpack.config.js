import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';

import portal from '../../../webpack.config.js';

const here = import.meta.dirname;

/**
 * The portal's own settings (loader, target, output, minifier, compression); only the entry, the page and the assets
 * are the floor's.
 */
const { plugins, ...settings } = portal({}, { mode: 'production' });

export default {
  ...settings,
  entry: join(here, 'main.tsx'),
  cache: false,
  plugins: [
    new HtmlPlugin({ templateContent: readFileSync(join(here, 'index.html'), 'utf8'), scriptLoading: 'module' }),
    new CopyPlugin({ patterns: [{ from: join(here, 'public') }] }),
    ...plugins.filter((plugin) => plugin instanceof CompressionPlugin),
  ],
};
