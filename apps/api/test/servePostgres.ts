import { once } from 'node:events';
import process from 'node:process';
import { startPostgres } from './postgres.ts';

// A server for benchmarks: prints its address and runs until the standard input ends.
const { url, stop } = await startPostgres();
process.stdout.write(`${url}\n`);
process.on('SIGTERM', () => process.stdin.destroy());
process.stdin.resume();
await once(process.stdin, 'close');
await stop();
