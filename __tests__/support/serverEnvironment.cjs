const { TestEnvironment } = require('jest-environment-node');
const { keepNewCoverage } = require('./newCoverage.ts');

/** How a database comes to be, by its location: once in each worker, as loading one is several times faster. */
const MAKERS = {
  async 'memory://'() {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create('memory://');
    // Two thirds of what would be loaded each time.
    await database.exec(
      `update pg_database set datistemplate = false where datname like 'template_'`,
    );
    for (const name of ['template0', 'template1']) await database.exec(`drop database ${name}`);
    return database;
  },
  async 'memory://filled'() {
    const { openOver } = await import('../../server/db/openDatabase.ts');
    const { fillDatabase } = await import('./testDatabase.ts');
    const database = await openPGlite('memory://');
    await fillDatabase(openOver(async () => database));
    return database;
  },
};

const files = new Map();

async function makeFiles(location) {
  const database = await MAKERS[location]();
  const made = await database.dumpDataDir('none');
  await database.close();
  return made;
}

// PGlite imports Node's modules while it starts, which Jest's sandbox refuses: it runs outside.
async function openPGlite(location) {
  const { PGlite } = await import('@electric-sql/pglite');
  // What a test would keep in a folder is in memory too.
  const made = location in MAKERS ? location : 'memory://';
  if (!files.has(made)) files.set(made, makeFiles(made));
  return PGlite.create('memory://', { loadDataDir: await files.get(made) });
}

class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // Its Date, timers and classes are not those of the tests.
    this.global.requireOutside = require;
    this.global.openPGlite = openPGlite;
  }

  handleTestEvent({ name }) {
    if (name === 'teardown') keepNewCoverage(this.global.__coverage__);
  }
}

module.exports = ServerEnvironment;
