export {
  NOTHING_INLINE,
  contentSecurityPolicy,
  readInlineSources,
  readPortalInlineSources,
} from './contentSecurityPolicy.ts';
export type { InlineSources } from './contentSecurityPolicy.ts';
export {
  API_NAME_PREFIXES,
  CACHE_CONTROL,
  CALL_PREFIXES,
  FILE_ENDING,
  HASHED_FOLDER,
  NOT_FOUND_PAGE,
  REQUEST_TIMEOUT_MS,
  RETRY_AFTER_SECONDS,
  RUN_TIME_PAGE,
  SECURITY_HEADERS,
  TLS_HEADERS,
  cacheControlHeader,
  errorAnswer,
} from './rules.ts';
export { isText, publishSite } from './publishSite.ts';
