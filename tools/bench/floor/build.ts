import { join } from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import configure from '../../../webpack.config.ts';
import { compileScripts } from '../../../webpack/compileScripts.ts';

const FOLDER = join(process.cwd(), '.cache/bench-floor');

/** Built as the storefront is; returns its folder. */
export async function buildFloor(): Promise<string> {
  const [storefront] = configure({}, { mode: 'production' });
  const { resolve, module } = storefront ?? {};
  const scripts = compileScripts(import.meta.dirname);
  const floor: Configuration = {
    mode: 'production',
    entry: join(import.meta.dirname, 'page.tsx'),
    output: { path: FOLDER, publicPath: '/', filename: '[name].js', clean: true },
    ...(resolve ? { resolve } : {}),
    module: { ...module, rules: [scripts] },
    plugins: [
      new HtmlPlugin({ template: join(import.meta.dirname, 'page.html') }),
      new CompressionPlugin({
        test: /\.js$/,
        algorithm: 'brotliCompress',
        filename: '[path][base].br',
      }),
    ],
    performance: { hints: false },
    devtool: false,
  };
  await run(floor);
  return FOLDER;
}

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
