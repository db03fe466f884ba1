const ServerEnvironment = require('./serverEnvironment.cjs');

/** For the tests' own copy of the environment no server is named, so that they take the embedded database. */
class EmbeddedEnvironment extends ServerEnvironment {
  async setup() {
    await super.setup();
    delete this.global.process.env.TEST_DATABASE_URL;
  }
}

module.exports = EmbeddedEnvironment;
