import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '@laundry/sandbox/local';

const PROGRAM = 'apps/api/test/support/servePostgres.ts';

/** Starts a PostgreSQL for this run only. */
export async function startPostgres() {
  const program = spawn(process.execPath, [PROGRAM], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const line = await createInterface({ input: program.stdout })[Symbol.asyncIterator]().next();
  if (line.done) throw new Error(`${PROGRAM} has ended`);
  return {
    url: line.value,
    close: async (): Promise<void> => {
      const ended = once(program, 'exit');
      program.stdin.end();
      await ended;
    },
  };
}
