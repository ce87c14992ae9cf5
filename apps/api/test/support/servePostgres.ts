import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { startPostgres } from './postgres.ts';

// A server for benchmarks and for chaos: prints its address and runs until the standard input ends. A line
// 'restart fast 0.5' or 'restart immediate 2' there restarts it after so many seconds, and is answered with
// 'restarted'.
const RESTART = /^restart (?<how>fast|immediate) (?<seconds>\d+(?:\.\d+)?)$/;

const { url, restart, stop } = await startPostgres();
process.stdout.write(`${url}\n`);
process.on('SIGTERM', () => process.stdin.destroy());
createInterface({ input: process.stdin }).on('line', (line) => {
  const command = RESTART.exec(line)?.groups;
  if (!command) return;
  void restart(command['how'] === 'fast' ? 'fast' : 'immediate', Number(command['seconds'])).then(
    () => process.stdout.write('restarted\n'),
    (error: unknown) => process.stdout.write(`not restarted: ${String(error)}\n`),
  );
});
await once(process.stdin, 'close');
await stop();
