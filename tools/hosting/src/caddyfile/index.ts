export { BALANCER_NOTICES_MS } from './calls.ts';
export { caddyfile } from './caddyfile.ts';
export { sitePolicies } from './sitePolicies.ts';
