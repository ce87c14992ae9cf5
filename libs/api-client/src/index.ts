export { createApiClient, createSiteClient } from './clients.ts';
export type { ApiClient, SiteClient } from './clients.ts';
export type { ClientOptions } from './http.ts';
export { failedAnswer } from './send.ts';
export type { CallOptions } from './send.ts';
