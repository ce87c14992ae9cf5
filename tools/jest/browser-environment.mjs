import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom lacks the web platform's fetch family; the real ones of Node are the same standard. */
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
