const TestSequencer = require('@jest/test-sequencer').default;

/** The API's tests begin: behind those of the screens, which fill the workers' heaps, they take a third longer. */
class ServerFirst extends TestSequencer {
  sort(tests) {
    const isOfServer = ({ context }) => context.config.displayName?.name === 'server';
    const sorted = super.sort(tests);
    return [...sorted.filter(isOfServer), ...sorted.filter((test) => !isOfServer(test))];
  }
}

module.exports = ServerFirst;
