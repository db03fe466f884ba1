import { join } from 'node:path';
import server from './server.config.js';

/** Some of the server's broken lines, chosen by SEED and SHARE: an estimate where all of them take hours. */
export default {
  ...server,
  plugins: [...server.plugins, join(import.meta.dirname, 'sample.js')],
  incremental: false,
  tempDirName: '.cache/mutation/sandbox-sample',
  reporters: [...server.reporters, 'json', 'progress-append-only'],
  htmlReporter: { fileName: 'reports/mutation-sample.html' },
  jsonReporter: { fileName: 'reports/mutation-sample.json' },
  concurrency: 2,
};
