import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom lacks and Node has; not MessageChannel, which would keep the run from ending. */
const NAMES = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Headers',
  'Request',
  'Response',
  'fetch',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'BroadcastChannel',
];

/**
 * Node's Request, which also takes the simulated browser's forms: Node's own FormData knows no form elements, and
 * jsdom's is text to Node's fetch.
 * @param {typeof FormData} SimulatedForm
 */
const requestWithForms = (SimulatedForm) =>
  class extends globalThis.Request {
    /**
     * @param {RequestInfo | URL} input
     * @param {RequestInit} [init]
     */
    constructor(input, init) {
      const body = init?.body;
      if (!(body instanceof SimulatedForm)) {
        super(input, init);
        return;
      }
      const form = new globalThis.FormData();
      for (const [name, value] of body) form.append(name, value);
      super(input, { ...init, body: form });
    }
  };

/** A simulated browser with Node's own network and streams, so that tests speak real HTTP. */
export default class BrowserEnvironment extends TestEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    /** @type {Record<string, unknown>} */
    const simulated = this.global;
    /** @type {Record<string, unknown>} */
    const real = globalThis;
    for (const name of NAMES) simulated[name] ??= real[name];
    // jsdom's own cannot be handed to Node's fetch.
    simulated['AbortController'] = AbortController;
    simulated['AbortSignal'] = AbortSignal;
    simulated['Request'] = requestWithForms(/** @type {typeof FormData} */ (simulated['FormData']));
  }
}
