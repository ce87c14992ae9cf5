export { fakeFetch, gate } from './fakeFetch.ts';
export type { FakeAnswer, Gate, RecordedRequest } from './fakeFetch.ts';
export { until } from './until.ts';
