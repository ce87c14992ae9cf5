export { contentSecurityPolicy } from './contentSecurityPolicy.ts';
export { CACHE_CONTROL, HASHED_FOLDER, SECURITY_HEADERS, TLS_HEADERS, cacheControlOf } from './headers.ts';
export { NOTHING_INLINE, inlineSourcesOf, portalInlineSourcesOf } from './inlineSources.ts';
export type { InlineSources } from './inlineSources.ts';
export {
  API_NAME_PREFIXES,
  CALL_PREFIXES,
  FILE_ENDING,
  NOT_FOUND_PAGE,
  REQUEST_TIMEOUT_MS,
  RETRY_AFTER_SECONDS,
  RUN_TIME_PAGE,
  errorAnswer,
} from './origins.ts';
export { publishSite } from './publishSite.ts';
