const TestSequencer = require('@jest/test-sequencer').default;

const projectOf = ({ context }) => context.config.displayName?.name;

/**
 * The API's tests begin: behind those of the screens, which fill the workers' heaps, they take a third longer. But for one
 * of the screens: two workers that begin with the same modules compile each of them twice.
 */
class Sequencer extends TestSequencer {
  sort(tests) {
    const projects = Object.groupBy(super.sort(tests), projectOf);
    const { storefront: screens = [], ...others } = projects;
    const inNode = Object.values(others).flat();
    return [...screens.slice(0, 1), ...inNode, ...screens.slice(1)];
  }
}

module.exports = Sequencer;
