export { cacheControlOf, CACHE_CONTROL, HASHED_FOLDER } from './caching.ts';
export { BALANCER_NOTICES_MS, caddyfile, sitePolicies } from './caddyfile/index.ts';
export { contentSecurityPolicy } from './contentSecurityPolicy.ts';
export { errorAnswer } from './errorAnswer.ts';
export { inlineScriptsOf } from './inlineScripts.ts';
export {
  API_NAME_PREFIXES,
  CALL_PREFIXES,
  FILE_ENDING,
  NOT_FOUND_PAGE,
  REQUEST_TIMEOUT_MS,
  RETRY_AFTER_SECONDS,
  RUN_TIME_PAGE,
} from './origins.ts';
export { publishSite } from './publishSite.ts';
export { SECURITY_HEADERS, TLS_HEADERS } from './securityHeaders.ts';
