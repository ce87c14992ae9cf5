export { packageApi } from './packageApi.ts';
