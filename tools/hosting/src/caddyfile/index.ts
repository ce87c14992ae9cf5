export { caddyfile } from './caddyfile.ts';
export { sitePolicies } from './sitePolicies.ts';
