import { basename, resolve } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { listOtherPeriods } from './src/content/listOtherPeriods.ts';
import { listOfficeOffsets } from './src/content/officeOffsets.ts';
import { CHUNK_TIMEOUT_MS } from './src/contract/constants.ts';
import { readBuildSettings } from './src/contract/siteSettings.ts';

const root = import.meta.dirname;
const dist = resolve(root, 'dist');
const settings = readBuildSettings(process.env);
const isDevelopment = process.env['NODE_ENV'] === 'development';

/** `isHot`: whether React's state survives a change of a component (`npm run dev`). */
const scriptRule = (target: 'browser' | 'node', isHot = false) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    // webpack makes the paths in a parsed source map relative, so that a build is the same in every folder.
    parseMap: true,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: {
          runtime: 'automatic',
          development: isDevelopment,
          refresh: isHot,
        },
      },
      target: target === 'browser' ? 'es2022' : 'es2024',
    },
  },
});

/** `emit`: whether to write the styles, as for the browser. The renderer only needs the class names. */
const styleRule = (emit: boolean) => ({
  test: /\.scss$/,
  use: [
    ...(emit ? [MiniCssExtractPlugin.loader] : []),
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          // Named exports, so that a missing class is a build error, and only the short names are in the bundle.
          namedExport: true,
          exportLocalsConvention: 'camel-case-only',
          exportOnlyLocals: !emit,
          localIdentName: '[name]__[local]',
        },
      },
    },
    {
      loader: 'sass-loader',
      options: {
        sassOptions: {
          // A byte order mark before ':root' would break all custom properties. The other options silence warnings about
          // Bootstrap 5's Sass.
          charset: false,
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
  ],
});

const fontRule = (emit: boolean) => ({
  test: /\.woff2$/,
  type: 'asset/resource' as const,
  generator: { filename: 'static/media/[name].[contenthash:8][ext]', emit },
});

/** An import that does not exist, such as a misspelt class, fails the build. */
const parser = { javascript: { exportsPresence: 'error' as const } };

const common: Configuration = {
  mode: isDevelopment ? 'development' : 'production',
  context: root,
  cache: {
    type: 'filesystem',
    cacheDirectory: resolve(dist, '.cache'),
    // Otherwise results from loaders with other options would be reused.
    buildDependencies: { config: [import.meta.filename] },
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    alias: { 'subset-fonts': resolve(root, 'src/assets/fonts') },
  },
  devtool: isDevelopment ? 'eval-source-map' : 'hidden-source-map',
  infrastructureLogging: { level: 'warn' },
  plugins: [
    new webpack.DefinePlugin({
      BUILD_SETTINGS: JSON.stringify(settings),
      OTHER_PERIODS: JSON.stringify(listOtherPeriods(settings)),
      OFFICE_OFFSETS: JSON.stringify(listOfficeOffsets()),
    }),
  ],
};

/** The browser's bundles. The specification fixes the format of the chunks' paths. */
export const browser: Configuration = {
  ...common,
  name: 'browser',
  target: ['web', 'es2022'],
  // The build puts `inline` into every page.
  entry: { main: './src/index.ts', inline: './src/prerender/inlineScript.ts' },
  resolve: {
    ...common.resolve,
    alias: {
      ...common.resolve?.alias,
      // The package's own entry is its development build.
      ...(isDevelopment
        ? {}
        : {
            'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
            'react-router/dom$': resolve(root, 'node_modules/react-router/dist/production/dom-export.mjs'),
          }),
    },
  },
  output: {
    path: resolve(dist, 'site'),
    publicPath: '/',
    filename: isDevelopment ? 'static/js/[name].js' : 'static/js/[name].[contenthash:8].js',
    chunkFilename: isDevelopment ? 'static/js/[name].chunk.js' : 'static/js/[name].[contenthash:8].chunk.js',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    trustedTypes: true,
    // The default is the package's name, which would put the brand into every chunk.
    uniqueName: 'site',
    clean: true,
  },
  module: { rules: [scriptRule('browser', isDevelopment), styleRule(true), fontRule(true)], parser },
  optimization: {
    // 0.7 kB smaller than the default, and much faster.
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), '...'],
    minimizeOptions: { javascript: false },
    splitChunks: {
      // A view's chunk and its texts. More files would cost more than the code that chunks duplicate.
      maxAsyncRequests: 2,
      cacheGroups: {
        // In files of their own: each is compiled in its own task, and changes only with the libraries' versions.
        react: {
          test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
          name: 'react',
          chunks: (chunk) => chunk.name === 'main',
          enforce: true,
        },
        libraries: {
          test: /[\\/]node_modules[\\/](?!(react|react-dom|scheduler)[\\/])/,
          name: 'libraries',
          chunks: (chunk) => chunk.name === 'main',
          enforce: true,
        },
        // A page's texts are in one chunk with the facts about its services. The search loads the same chunks.
        pageTexts: {
          test: /[\\/]content[\\/](serviceLines|pageTexts[\\/](?!home\.ts)|services[\\/](?!service|line))/,
          name: (module) => `text-${basename(module.nameForCondition() ?? '', '.ts')}`,
          chunks: 'async',
          enforce: true,
        },
      },
    },
  },
  // tests/site checks the sizes (npm run budgets).
  performance: false,
  plugins: [
    ...(common.plugins ?? []),
    new MiniCssExtractPlugin({
      filename: isDevelopment ? 'static/css/[name].css' : 'static/css/[name].[contenthash:8].css',
      // Each component's stylesheet is for its own elements, so their order does not matter.
      ignoreOrder: true,
    }),
  ],
};

/** The staff desk's app. It is served on the desk's own port only, so it shares no file with the site. */
export const desk: Configuration = {
  ...common,
  name: 'desk',
  target: ['web', 'es2022'],
  entry: {
    desk: './src/desk/index.tsx',
    // An entry, because webpack recognises `new Worker(new URL(…, import.meta.url))` only if import.meta.url is not
    // replaced, as it is below.
    documentWorker: { import: './src/desk/preview/documentWorker.ts', filename: 'documentWorker.js' },
  },
  output: {
    path: resolve(dist, 'desk'),
    publicPath: '/',
    filename: isDevelopment ? 'static/[name].js' : 'static/[name].[contenthash:8].js',
    chunkFilename: isDevelopment ? 'static/[name].chunk.js' : 'static/[name].[contenthash:8].chunk.js',
    trustedTypes: true,
    uniqueName: 'site',
    clean: !isDevelopment,
  },
  module: { rules: [scriptRule('browser'), styleRule(true), fontRule(true)], parser },
  optimization: {
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), '...'],
    minimizeOptions: { javascript: false },
  },
  performance: false,
  plugins: [
    ...(common.plugins ?? []),
    // Only used by pdf.js on Node. webpack would insert this folder's path, and no two builds would be equal.
    new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
    new MiniCssExtractPlugin({
      filename: isDevelopment ? 'static/[name].css' : 'static/[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
  ],
};

const nodeCommon: Configuration = {
  ...common,
  target: 'node24',
  node: { __dirname: false, __filename: false },
  // pg tries to load its native variant, which is not installed.
  externals: { 'better-sqlite3': 'commonjs better-sqlite3', 'pg-native': 'commonjs pg-native' },
  module: {
    rules: [scriptRule('node'), styleRule(false), fontRule(false)],
    // One file for each thread; a module that is imported dynamically still runs only then.
    parser: { javascript: { ...parser.javascript, dynamicImportMode: 'eager' } },
  },
  optimization: {
    splitChunks: false,
    // Names and statements stay as they are. V8 keeps a program's text in memory, with two bytes a letter if one letter
    // needs them: without comments and with escapes, the server takes 17 MB less, and starts sooner.
    minimizer: [
      new MinimizerPlugin({
        extractComments: false,
        minify: {
          implementation: MinimizerPlugin.swcMinify,
          options: { compress: false, mangle: false, format: { asciiOnly: true, comments: 'some' } },
        },
      }),
    ],
    minimizeOptions: { javascript: false },
  },
  performance: false,
};

/** The same React code, bundled as a function that renders the document for a URL. */
export const renderer: Configuration = {
  ...nodeCommon,
  name: 'renderer',
  entry: { renderPage: './src/prerender/renderPage.tsx' },
  output: {
    path: resolve(dist, 'renderer'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
};

/** The server in one file: it starts faster and takes less memory than hundreds of modules. */
export const server: Configuration = {
  ...nodeCommon,
  name: 'server',
  entry: { main: './src/server/main.ts' },
  plugins: [
    ...(common.plugins ?? []),
    new webpack.DefinePlugin({ RESUME_TEXT_WORKER: JSON.stringify('../resumeText/resumeTextWorker.cjs') }),
  ],
  output: {
    path: resolve(dist, 'server'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
};

/**
 * The worker that reads the texts of resumes. In a folder of its own, because the server's bundle could not tell a Worker
 * from the replaced `import.meta.url`, as pdf.js needs it.
 */
export const resumeText: Configuration = {
  ...nodeCommon,
  name: 'resumeText',
  entry: { resumeTextWorker: './src/server/applications/resumeText/resumeTextWorker.ts' },
  output: { ...server.output, path: resolve(dist, 'resumeText') },
  plugins: [
    ...(common.plugins ?? []),
    new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
  ],
};

/** The staff commands in one file, for a machine that has the release and no sources. */
export const staff: Configuration = {
  ...server,
  name: 'staff',
  entry: { staff: './src/server/staff.ts' },
  output: { ...server.output, path: resolve(dist, 'staff') },
};

export default [browser, renderer, server, resumeText, staff, desk];
