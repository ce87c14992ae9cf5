import { finish, runNode } from './programs.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';

/** Runs Nx once. @returns how long it took, in seconds */
export async function timeNx(args: readonly string[]): Promise<number> {
  const from = performance.now();
  await finish(runNode([NX, ...args]));
  return (performance.now() - from) / 1000;
}
