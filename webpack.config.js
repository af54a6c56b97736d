import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

import { PrerenderPlugin } from './scripts/prerender/prerenderPlugin.js';
import { ShellPlugin } from './scripts/shell/shellPlugin.js';
import { devServer } from './scripts/staff/devServer.js';
import { StaffPlugin } from './scripts/staff/staffPlugin.js';

const root = import.meta.dirname;
/** Screens and features that come after login; what login itself shows renders once. */
const compiled = /src[\\/](?:pages|features)[\\/](?!.*Login)/;
const text = /\.(?:js|html|json|svg|webmanifest)$/;
const assetName = '[name].[contenthash:8][ext]';
const read = (file) => readFileSync(path.resolve(root, file), 'utf8');

const caches = path.resolve(root, 'node_modules/.cache');
const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

/** A change of this file is a change of every module. */
const cache = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: path.join(caches, 'webpack'),
  buildDependencies: { config: [import.meta.filename] },
});

/**
 * TypeScript and, where screens compute, the React Compiler, both native in SWC. The plugin names each styled component by its
 * file: the build that draws the login screen and the browser then agree on class names.
 */
const swc = (prod, reactCompiler) => ({
  loader: 'swc-loader',
  options: {
    sourceMaps: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      experimental: {
        cacheRoot: path.join(caches, 'swc'),
        plugins: [['@swc/plugin-styled-components', { displayName: false, ssr: true, minify: true }]],
      },
      transform: { reactCompiler, react: { runtime: 'automatic', development: !prod, refresh: !prod } },
    },
  },
});

/** The package of the router always answers its development build, with texts that no patient reads. */
const productionRouter = {
  'react-router$': path.resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** What becomes of each kind of source. */
const rules = (prod) => [
  // The parts of ui and the frame take few props and rarely render again: compiled, they only weigh 5 KB more on login.
  { test: /\.tsx?$/, include: compiled, use: swc(prod, true) },
  { test: /\.tsx?$/, exclude: [/node_modules/, compiled], use: swc(prod, false) },
  // A screen takes from the barrel of ui only the parts it shows; the others stay in their own lazy chunks.
  { test: /src[\\/](?:ui|i18n|lib)[\\/]/, sideEffects: false },
  { test: /\.woff2$/, type: 'asset/resource' },
];

/** Networks edit it in a build: its compressed copies would still tell the old settings. */
const exclude = /config\.json$/;

/** Each text asset stands beside its .br and .gz, so that the server compresses nothing at run time. */
const precompressed = [
  new CompressionPlugin({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    test: text,
    exclude,
    minRatio: 1,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    test: text,
    exclude,
    minRatio: 1,
    compressionOptions: { level: 9 },
  }),
];

/** Strips what no browser needs; three passes are 1.5 KB smaller than one. */
const minimizer = new MinimizerPlugin({
  extractComments: false,
  minify: MinimizerPlugin.swcMinify,
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, mangle: true, format: { comments: false } },
});

/** A build of its own, from the same sources, that only serves to write index.html. */
const aside = (name, entry, settings) => ({
  context: root,
  mode: 'production',
  name,
  entry,
  resolve: { ...resolve, alias: productionRouter },
  cache: cache(name),
  devtool: false,
  performance: { hints: false },
  ...settings,
});

/** The login screen in index.html, before any script. */
const prerendered = new PrerenderPlugin({
  assets: path.resolve(root, 'public/assets'),
  screen: aside('prerender', './src/app/prerender.tsx', {
    target: 'node24',
    // Later pages are not drawn: they stay out.
    module: { rules: rules(true), parser: { javascript: { dynamicImportMode: 'weak' } } },
    output: { library: { type: 'commonjs2' }, filename: 'main.js', assetModuleFilename: assetName, publicPath: '' },
    optimization: { minimize: false },
  }),
  script: aside('early', './src/app/early/early.ts', {
    target: ['web', 'es2022'],
    module: { rules: rules(true) },
    output: { filename: 'main.js' },
    optimization: { minimizer: [minimizer] },
  }),
});

/** The portal without a network. */
const kept = new ShellPlugin(
  aside('shell', './src/worker/serviceWorker.ts', {
    target: ['webworker', 'es2022'],
    module: { rules: rules(true) },
    output: { filename: 'main.js' },
    optimization: { minimizer: [minimizer] },
  }),
);

/** Read here: the plugin's own template loader warns about ES module output. */
const page = (file, prod, settings) =>
  new HtmlPlugin({ templateContent: () => read(file), scriptLoading: prod ? 'module' : 'defer', ...settings });

const staffPage = (prod) => page('src/staff/staff.html', prod, { filename: 'staff.html', chunks: ['staff'] });

/** One script, in a folder of which the service worker keeps nothing. */
const staffArea = new StaffPlugin(
  aside(
    'staff',
    { staff: './src/staff/main.tsx' },
    {
      target: ['web', 'es2022'],
      module: { rules: rules(true) },
      output: { filename: 'staff/[name].[contenthash:8].js', assetModuleFilename: assetName, publicPath: '' },
      optimization: { minimizer: [minimizer] },
      plugins: [staffPage(true)],
    },
  ),
);

export default (_env, { mode }) => {
  const prod = mode === 'production';
  return {
    context: root,
    entry: prod ? './src/main.tsx' : { main: './src/main.tsx', staff: './src/staff/main.tsx' },
    target: ['web', 'es2022'],
    devtool: prod ? false : 'eval-cheap-module-source-map',
    // Relative addresses: dist/ works under any path. ES module output: lazy chunks need no Trusted Types policy.
    output: {
      path: path.resolve(root, 'dist'),
      filename: prod ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: prod ? assetName : '[name][ext]',
      publicPath: '',
      clean: true,
      module: prod,
      // The name that the content security policy allows: only the build's own workers get an address through it.
      ...(prod && { trustedTypes: { policyName: 'worker' } }),
    },
    experiments: { outputModule: prod },
    resolve: { ...resolve, ...(prod && { alias: productionRouter }) },
    module: { rules: rules(prod) },
    plugins: [
      page('src/index.html', prod, { chunks: ['main'] }),
      ...(prod
        ? [new CopyPlugin({ patterns: [{ from: 'public' }] }), prerendered, kept, staffArea, ...precompressed]
        : [staffPage(false), new ReactRefreshPlugin({ overlay: false })]),
    ],
    // The shortest names for what modules share: half a kilobyte less on login than names that stay from build to build.
    optimization: {
      minimizer: [minimizer],
      ...(prod && { mangleExports: 'size' }),
    },
    performance: { hints: false },
    cache: cache(prod ? 'production' : 'development'),
    // The last line of `npm run dev` is the address to open.
    ...(!prod && { stats: 'minimal', infrastructureLogging: { level: 'warn' } }),
    devServer,
  };
};
