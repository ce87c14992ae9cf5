export { listenOnLoopback } from '../local/listen.ts';
export { createGateway } from './createGateway.ts';
