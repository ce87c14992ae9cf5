export { listenOnLoopback } from '../local/listen.ts';
export { contentSecurityPolicy } from './contentSecurityPolicy.ts';
export { createGateway } from './createGateway.ts';
export { publishSite } from './publishSite.ts';
