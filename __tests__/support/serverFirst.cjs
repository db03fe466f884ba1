const TestSequencer = require('@jest/test-sequencer').default;

/**
 * The API's tests begin, while the workers' heaps are small: the memory of each embedded database makes V8 collect
 * all of the heap, which takes seconds once it holds what hundreds of screens have left.
 */
class ServerFirst extends TestSequencer {
  sort(tests) {
    const isOfServer = ({ context }) => context.config.displayName?.name === 'server';
    const sorted = super.sort(tests);
    return [...sorted.filter(isOfServer), ...sorted.filter((test) => !isOfServer(test))];
  }
}

module.exports = ServerFirst;
