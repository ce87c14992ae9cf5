export { createApiClient } from './createApiClient.ts';
export type { ApiClient } from './createApiClient.ts';
export { createSiteClient } from './createSiteClient.ts';
export type { SiteClient } from './createSiteClient.ts';
export type { ClientOptions } from './http.ts';
export type { CallOptions } from './send.ts';
