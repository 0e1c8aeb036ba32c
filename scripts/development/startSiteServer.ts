import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** Serves the site and rebuilds what changes; `isReady` once it is built for the first time. */
export const startSiteServer = async (): Promise<{ isReady: Promise<void>; stop: () => Promise<void> }> => {
  // It reads the environment when it is loaded.
  const { default: configuration } = await import('../../webpack.dev.ts');
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('Webpack takes its configuration for none');
  // In the next turn, when what the build has to say is printed.
  const isReady = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('ready', () => setImmediate(resolve)),
  );
  const server = new WebpackDevServer(configuration.devServer, compiler);
  await server.start();
  return { isReady, stop: () => server.stop() };
};
