const { TestEnvironment } = require('jest-environment-node');

/** An empty database, made once in this worker: loading it is several times faster than making one. */
let emptyDatabase = null;

// PGlite imports Node's modules while it starts, which Jest's sandbox refuses: it runs outside.
async function openPGlite(options) {
  const { PGlite } = await import('@electric-sql/pglite');
  emptyDatabase ??= PGlite.create('memory://').then(async (database) => {
    const files = await database.dumpDataDir('none');
    await database.close();
    return files;
  });
  return PGlite.create('memory://', { ...options, loadDataDir: await emptyDatabase });
}

class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openPGlite = openPGlite;
  }
}

module.exports = ServerEnvironment;
