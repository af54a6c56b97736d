import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

import { PolicyPlugin } from './scripts/portalPolicy.js';

const root = import.meta.dirname;
/** Screens and features that come after login; what login itself shows renders once. */
const compiled = /src[\\/](?:pages|features)[\\/](?!.*Login)/;
const text = /\.(?:js|html|json|svg|webmanifest)$/;
const read = (file) => readFileSync(path.resolve(root, file), 'utf8');

/** TypeScript and, where screens compute, the React Compiler, both native in SWC. */
const swc = (prod, reactCompiler) => ({
  loader: 'swc-loader',
  options: {
    sourceMaps: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { reactCompiler, react: { runtime: 'automatic', development: !prod, refresh: !prod } },
    },
  },
});

/** The package of the router always answers its development build, with texts that no patient reads. */
const productionRouter = {
  'react-router$': path.resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

/** Each text asset stands beside its .br and .gz, so that the server compresses nothing at run time. */
const precompressed = [
  new CompressionPlugin({
    filename: '[path][base].br', algorithm: 'brotliCompress', test: text, minRatio: 1,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
  new CompressionPlugin({
    filename: '[path][base].gz', algorithm: 'gzip', test: text, minRatio: 1, compressionOptions: { level: 9 },
  }),
];

/** Strips what no browser needs; three passes are 1.5 KB smaller than one. */
const minimizer = new MinimizerPlugin({
  extractComments: false,
  minify: MinimizerPlugin.swcMinify,
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, mangle: true, format: { comments: false } },
});

/** The dev server keeps the origin of the API, so that cookies and the XSRF header behave as in production. */
const devServer = {
  hot: true,
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 8080),
  static: { directory: path.resolve(root, 'public') },
  proxy: [{
    context: ['/api', '/rvsp/api', '/nosession/api', '/dev'],
    target: process.env.SERVER_URL ?? 'http://127.0.0.1:8081',
  }],
};

export default (_env, { mode }) => {
  const prod = mode === 'production';
  return {
    context: root,
    entry: './src/main.tsx',
    target: ['web', 'es2022'],
    devtool: prod ? false : 'eval-cheap-module-source-map',
    // Relative addresses: dist/ works under any path. ES module output: lazy chunks need no Trusted Types policy.
    output: {
      path: path.resolve(root, 'dist'),
      filename: prod ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: prod ? '[name].[contenthash:8][ext]' : '[name][ext]',
      publicPath: '',
      clean: true,
      module: prod,
    },
    experiments: { outputModule: prod },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], ...(prod && { alias: productionRouter }) },
    module: {
      rules: [
        // The parts of ui and the frame take few props and rarely render again: compiled, they only weigh 5 KB more on login.
        { test: /\.tsx?$/, include: compiled, use: swc(prod, true) },
        { test: /\.tsx?$/, exclude: [/node_modules/, compiled], use: swc(prod, false) },
        // A screen takes from the barrel of ui only the parts it shows; the others stay in their own lazy chunks.
        { test: /src[\\/](?:ui|i18n|lib)[\\/]/, sideEffects: false },
        { test: /\.woff2$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlPlugin({
        // Read here: the plugin's own template loader warns about ES module output.
        templateContent: () => read('src/index.html'),
        scriptLoading: prod ? 'module' : 'defer',
      }),
      ...(prod
        ? [new CopyPlugin({ patterns: [{ from: 'public' }] }), new PolicyPlugin(JSON.parse(read('public/assets/config.json'))), ...precompressed]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    // The shortest names for what modules share: half a kilobyte less on login than names that stay from build to build.
    optimization: { minimizer: [minimizer], ...(prod && { mangleExports: 'size' }) },
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: path.resolve(root, 'node_modules/.cache/webpack') },
    devServer,
  };
};
