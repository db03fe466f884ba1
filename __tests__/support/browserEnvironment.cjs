const { default: TestEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');
const { keepNewCoverage } = require('./newCoverage.ts');

// jsdom has no fetch, streams or structuredClone of its own; Node's are the same standards.
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    // Its Date, timers and classes are not those of the tests.
    this.global.requireOutside = require;
    for (const name of fromNode) this.global[name] = globalThis[name];
  }

  handleTestEvent({ name }) {
    if (name === 'teardown') keepNewCoverage(this.global.__coverage__);
  }
}

module.exports = BrowserEnvironment;
