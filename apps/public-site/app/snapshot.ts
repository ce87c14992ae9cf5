import saved from '../.snapshot.json?raw';
import type { Snapshot } from '../build-steps/snapshot.ts';

/** Public answers of the API at build time, by call; the first step of a build saves them. */
export const snapshot = JSON.parse(saved) as Snapshot;
