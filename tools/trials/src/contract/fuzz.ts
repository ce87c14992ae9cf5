import { parseArgs } from 'node:util';
import { runFuzz } from './fuzz/runFuzz.ts';
import { startInstance } from './instance.ts';

const MIB = 1024 * 1024;
const LARGEST_SEED = 2 ** 31;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * LARGEST_SEED)) },
  },
});
const requests = Number(values.requests);
const seed = Number(values.seed);
if (!Number.isSafeInteger(requests) || requests < 1)
  throw new Error('--requests: must be a whole number from 1');
if (!Number.isSafeInteger(seed)) throw new Error('--seed: must be a whole number');

// `npm run fuzz -- --requests 50000 --seed 7` exits with 1 for a wrong answer or memory that grew.
console.log(`npm run fuzz -- --requests ${requests} --seed ${seed}`);
const instance = await startInstance();
try {
  const started = performance.now();
  const { byStatus, failures, warm, end } = await runFuzz(instance, { requests, seed });
  const inMib = (bytes: number) => `${(bytes / MIB).toFixed(1)} MiB`;
  for (const [status, count] of [...byStatus].toSorted(([left], [right]) => left - right))
    console.log(`${status}  ${String(count).padStart(7)}`);
  console.log(`in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(
    `heap ${inMib(warm.heapBytes)} → ${inMib(end.heapBytes)}, handles ${warm.handles} → ${end.handles}`,
  );
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(failures.length === 0 ? 'PASSED' : `FAILED: ${failures.length}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await instance.close();
}
