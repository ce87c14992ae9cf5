import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom lacks `fetch` and its classes; those of Node follow the same standard. */
const WEB_PLATFORM = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB_PLATFORM) this.global[name] ??= globalThis[name];
    this.global.AbortController = AbortController;
    this.global.AbortSignal = AbortSignal;
  }
}
