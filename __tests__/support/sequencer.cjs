const TestSequencer = require('@jest/test-sequencer').default;

/**
 * The API's tests begin: behind those of the screens, which fill the workers' heaps, they take a third longer. But for one
 * of the screens: two workers that begin with the same modules compile each of them twice.
 */
class Sequencer extends TestSequencer {
  sort(tests) {
    const isOfScreens = ({ context }) => context.config.displayName?.name === 'storefront';
    const sorted = super.sort(tests);
    const [first, ...screens] = sorted.filter(isOfScreens);
    const others = sorted.filter((test) => !isOfScreens(test));
    return first === undefined ? others : [first, ...others, ...screens];
  }
}

module.exports = Sequencer;
