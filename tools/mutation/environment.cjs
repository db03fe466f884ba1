const ServerEnvironment = require('../../__tests__/support/serverEnvironment.cjs');

/** One test that notices a broken line is enough: the others of its file are skipped. */
class MutationEnvironment extends ServerEnvironment {
  #failed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done') this.#failed ||= test.errors.length > 0;
    if (name === 'test_start' && this.#failed) test.mode = 'skip';
  }
}

module.exports = MutationEnvironment;
