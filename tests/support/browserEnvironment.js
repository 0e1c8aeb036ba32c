import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that Node has and jsdom lacks, except MessageChannel, which would keep the run from ending. */
const NODE_GLOBALS = [
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
 * Node's Request, which also accepts jsdom's FormData: Node's FormData cannot read form elements, and Node's fetch turns
 * jsdom's into text.
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

/** A simulated browser with Node's network and streams, so that tests use real HTTP. */
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
    for (const name of NODE_GLOBALS) simulated[name] ??= real[name];
    // Node's fetch does not accept jsdom's.
    simulated['AbortController'] = AbortController;
    simulated['AbortSignal'] = AbortSignal;
    simulated['Request'] = requestWithForms(/** @type {typeof FormData} */ (simulated['FormData']));
  }
}
