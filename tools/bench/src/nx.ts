import { finish, runNode } from './programs.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';

/** Runs Nx once, with the settings given over the present ones. @returns how long it took, in seconds */
export async function timeNx(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const from = performance.now();
  await finish(runNode([NX, ...args], env));
  return (performance.now() - from) / 1000;
}
