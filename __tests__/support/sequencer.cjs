const TestSequencer = require('@jest/test-sequencer').default;

const projectOf = ({ context }) => context.config.displayName?.name;

/**
 * The API's tests begin: behind those of the screens, which fill the workers' heaps, they take a third longer. But for one
 * of the screens: two workers that begin with the same modules compile each of them twice. The embedded database comes
 * last: a worker that has opened some is slower from then on.
 */
class Sequencer extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const { storefront = [], embedded = [], ...others } = Object.groupBy(sorted, projectOf);
    const [first, ...screens] = storefront;
    const inNode = sorted.filter((test) => projectOf(test) in others);
    return [...(first === undefined ? [] : [first]), ...inNode, ...screens, ...embedded];
  }
}

module.exports = Sequencer;
