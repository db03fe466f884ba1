import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import type { Configuration, FileCacheOptions, ResolveOptions, RuleSetRule } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { BuiltFilesPlugin } from './webpack/BuiltFilesPlugin.ts';
import { BundleReportPlugin } from './webpack/BundleReportPlugin.ts';
import { compileScripts } from './webpack/compileScripts.ts';
import { OfflineFilesPlugin } from './webpack/OfflineFilesPlugin.ts';
import { smallDrawings } from './webpack/smallDrawings.ts';
import { StyleTimeoutPlugin } from './webpack/StyleTimeoutPlugin.ts';

const root = import.meta.dirname;
const sources = join(root, 'src');
const rendererFolder = join(root, 'dist-renderer');
// Its exports name the development build alone.
const routerFolder = join(root, 'node_modules/react-router/dist/production');
/** The runtime names every later file: a digit more was 76 bytes of the first visit. */
const HASH = '[contenthash:7]';
const CHUNK_TIMEOUT_MS = 120_000;
/** A file that is the same is written again: its date says that it has been built since its sources changed. */
const compareBeforeEmit = false;

const devServer: DevServer = {
  port: 4002,
  historyApiFallback: { rewrites: [{ from: /^\/kitchen(?:\/|$)/, to: '/kitchen/index.html' }] },
  proxy: [{ context: ['/api', '/pictures'], target: 'http://localhost:4000' }],
  client: { overlay: { errors: true, warnings: false } },
};

/** A second start compiles what changed since the first. */
const cache: FileCacheOptions = {
  type: 'filesystem',
  cacheDirectory: join(root, '.cache/webpack'),
  buildDependencies: {
    config: [
      import.meta.filename,
      join(root, 'webpack/'),
      // Of each language the scripts import a file.
      join(root, 'src/contract/languages.ts'),
      join(root, '.browserslistrc'),
      join(root, 'package-lock.json'),
    ],
  },
};

const cssModules = {
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  // Random letters do not compress; two names of six letters are equal with a chance of 6 in a million.
  localIdentName: '[hash:base64:6]',
};

const styles: RuleSetRule = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { modules: cssModules } }],
  sideEffects: true,
};

/** The names of the classes alone: the styles themselves are those of the browser's build. */
const styleNames: RuleSetRule = {
  test: /\.css$/,
  loader: 'css-loader',
  options: { modules: { ...cssModules, exportOnlyLocals: true } },
};

const messages: RuleSetRule = {
  test: /\.json$/,
  include: join(root, 'translations'),
  use: join(root, 'webpack/compileMessages.ts'),
};

const kitchenMessages: RuleSetRule = {
  ...messages,
  use: join(root, 'webpack/compileKitchenMessages.ts'),
};

const router: RuleSetRule = {
  test: /\.mjs$/,
  include: routerFolder,
  use: join(root, 'webpack/droppableComponents.ts'),
};

const locales: RuleSetRule = {
  test: /\/(?:@formatjs\/intl|intl-messageformat)\/index\.js$/,
  use: join(root, 'webpack/trustedLocales.ts'),
};

/** The characters that the first paint needs, as the query of a typeface's import names them. */
const typefaces: RuleSetRule = {
  test: /\.woff2$/,
  resourceQuery: /U\+/,
  type: 'asset/resource',
  generator: { filename: `assets/[name].subset.${HASH}[ext]` },
  use: join(root, 'webpack/subsetTypeface.ts'),
};

const html = new HtmlPlugin({
  template: join(root, 'public/index.html'),
  minify: {
    collapseWhitespace: true,
    keepClosingSlash: true,
    removeComments: true,
    // The server puts the deployment's settings and the page's head in the place of these comments.
    ignoreCustomComments: [/^runtime-settings$/, /^\/?page-head$/],
  },
});

const copyPublic = new CopyPlugin({
  patterns: [
    { from: join(root, 'public'), globOptions: { ignore: ['**/index.html'] } },
    ...smallDrawings(join(root, 'public')),
  ],
});

/** index.html is left out: the server changes it while serving. */
const compressed = /\.(?:js|css|svg|json|webmanifest)$/;
const compression = () => [
  new CompressionPlugin({ test: compressed, algorithm: 'gzip', filename: '[path][base].gz' }),
  new CompressionPlugin({
    test: compressed,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
  }),
];

const minimized: Configuration['optimization'] = {
  minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
};

const inChunks = (production: boolean): NonNullable<Configuration['optimization']> => ({
  ...minimized,
  runtimeChunk: 'single',
  splitChunks: { chunks: 'all' },
  // The shortest names compress best: 2.2 KB less of a first visit than those made of two random letters.
  mangleExports: production && 'size',
});

interface Environment {
  WEBPACK_SERVE?: boolean;
}

/** The browser's build, and for production the build with which the server renders pages. */
export default function configure(
  { WEBPACK_SERVE: serve = false }: Environment,
  { mode }: { mode?: string },
): Configuration[] {
  return mode === 'production'
    ? [browser(true, false), renderer, starter, offline, serviceWorker, kitchen(true, false)]
    : [browser(false, serve), kitchen(false, serve)];
}

const resolve = (production: boolean, alias: Record<string, string> = {}): ResolveOptions => ({
  extensions: ['.ts', '.tsx', '.js'],
  // The build compiles the messages, so no parser of them is needed.
  alias: {
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    ...(production && { 'react-router$': join(routerFolder, 'index.mjs'), ...alias }),
  },
});

function browser(production: boolean, serve: boolean): Configuration & { devServer: DevServer } {
  const name = production ? `assets/[name].${HASH}` : 'assets/[name]';
  return {
    name: 'browser',
    mode: production ? 'production' : 'development',
    cache: production ? false : cache,
    context: root,
    entry: './src/index.tsx',
    output: {
      path: join(root, 'dist'),
      publicPath: '/',
      filename: `${name}.js`,
      assetModuleFilename: `assets/[name].${HASH}[ext]`,
      hashDigest: 'hex',
      // Short, for they are in each script of a first visit. The encoding is that of the page.
      uniqueName: 'shop',
      chunkLoadingGlobal: 'shopChunks',
      charset: false,
      compareBeforeEmit,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: true,
    },
    resolve: resolve(production),
    module: {
      rules: [compileScripts(sources, serve), styles, typefaces, messages, router, locales],
    },
    plugins: [
      html,
      copyPublic,
      // The cascade layers of src/ui/global.css decide, not the order of chunks.
      new MiniCssExtractPlugin({ filename: `${name}.css`, ignoreOrder: true }),
      new StyleTimeoutPlugin(),
      ...(production
        ? [...compression(), new BundleReportPlugin(), new BuiltFilesPlugin(rendererFolder)]
        : []),
      ...(serve ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: inChunks(production),
    performance: { hints: false },
    devtool: production ? 'hidden-source-map' : 'eval-source-map',
    devServer,
  };
}

/** One file with everything that a page may show, for the Node of the server. */
const renderer: Configuration = {
  name: 'renderer',
  mode: 'production',
  context: root,
  entry: './src/render.tsx',
  target: 'node24',
  output: {
    path: rendererFolder,
    filename: 'render.js',
    module: true,
    library: { type: 'module' },
    publicPath: '/',
    compareBeforeEmit,
  },
  experiments: { outputModule: true },
  resolve: resolve(true),
  module: { rules: [compileScripts(sources), styleNames, messages] },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  optimization: { minimize: false },
  performance: { hints: false },
  devtool: false,
};

/** The start script, which every page rendered by the server embeds. */
const starter: Configuration = {
  name: 'starter',
  mode: 'production',
  context: root,
  entry: './src/starter.ts',
  output: { path: rendererFolder, filename: 'starter.js', compareBeforeEmit },
  resolve: resolve(true),
  module: { rules: [compileScripts(sources)] },
  optimization: minimized,
  devtool: false,
};

const drawings: RuleSetRule = {
  test: /\.svg$/,
  type: 'asset/resource',
  generator: { filename: `assets/[name].${HASH}[ext]` },
};

const offlineFiles = new OfflineFilesPlugin();

/** The offline page is a build of its own, so that few releases change it. */
const offline: Configuration = {
  name: 'offline',
  // The storefront's build cleans the folder.
  dependencies: ['browser'],
  mode: 'production',
  context: root,
  entry: './src/offline.tsx',
  output: {
    path: join(root, 'dist'),
    publicPath: '/',
    filename: `assets/offline.${HASH}.js`,
    assetModuleFilename: `assets/[name].${HASH}[ext]`,
    hashDigest: 'hex',
    compareBeforeEmit,
  },
  resolve: resolve(true),
  module: { rules: [compileScripts(sources), styles, typefaces, drawings, messages, router] },
  plugins: [
    new HtmlPlugin({
      template: join(root, 'src/offline/offline.html'),
      filename: `assets/offline.${HASH}.html`,
    }),
    new MiniCssExtractPlugin({ filename: `assets/offline.${HASH}.css`, ignoreOrder: true }),
    ...compression(),
    offlineFiles,
  ],
  optimization: minimized,
  performance: { hints: false },
  devtool: false,
};

const serviceWorker: Configuration = {
  name: 'serviceWorker',
  dependencies: ['offline'],
  mode: 'production',
  context: root,
  entry: './src/serviceWorker.ts',
  target: 'webworker',
  output: { path: join(root, 'dist'), filename: 'sw.js', compareBeforeEmit },
  resolve: resolve(true),
  module: { rules: [compileScripts(sources)] },
  plugins: [
    new webpack.DefinePlugin({
      OFFLINE_FILES: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(offlineFiles.files)),
      OFFLINE_PAGE: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(offlineFiles.page)),
    }),
    ...compression(),
  ],
  optimization: minimized,
  devtool: false,
};

/** The staff's app: nothing of it is in the storefront's files. */
function kitchen(production: boolean, serve: boolean): Configuration {
  const name = production ? `assets/kitchen/[name].${HASH}` : 'assets/kitchen/[name]';
  return {
    name: 'kitchen',
    // The storefront's build cleans the folder.
    dependencies: ['browser'],
    mode: production ? 'production' : 'development',
    cache: production ? false : { ...cache, name: 'kitchen' },
    context: root,
    entry: './src/kitchen.tsx',
    output: {
      path: join(root, 'dist'),
      publicPath: '/',
      filename: `${name}.js`,
      assetModuleFilename: `assets/kitchen/[name].${HASH}[ext]`,
      hashDigest: 'hex',
      compareBeforeEmit,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: resolve(production, {
      // The router's components must come from the same build as the rest of it: those of another build have other
      // contexts.
      'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
    }),
    module: { rules: [compileScripts(sources, serve), styles, typefaces, kitchenMessages, router] },
    plugins: [
      new HtmlPlugin({
        template: join(root, 'src/kitchen/kitchen.html'),
        filename: 'kitchen/index.html',
      }),
      new MiniCssExtractPlugin({ filename: `${name}.css`, ignoreOrder: true }),
      ...(production ? compression() : []),
      ...(serve ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: inChunks(production),
    performance: { hints: false },
    devtool: production ? 'hidden-source-map' : 'eval-source-map',
  };
}
