import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from './folders.ts';

const PROGRAM = 'apps/api/test/support/servePostgres.ts';
export type Shutdown = 'fast' | 'immediate';

/** Starts a PostgreSQL for this run only. */
export async function startPostgres() {
  const program = spawn(process.execPath, [PROGRAM], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done) throw new Error(`${PROGRAM} has ended`);
    return line.value;
  };
  return {
    url: await nextLine(),
    /** Restarts it like `pg_ctl restart -m`; resolves once it accepts connections again. */
    restart: async (how: Shutdown, downSeconds: number): Promise<void> => {
      program.stdin.write(`restart ${how} ${downSeconds}\n`);
      const answer = await nextLine();
      if (answer !== 'restarted') throw new Error(`PostgreSQL: ${answer}`);
    },
    close: async (): Promise<void> => {
      const ended = once(program, 'exit');
      program.stdin.end();
      await ended;
    },
  };
}
export type Postgres = Awaited<ReturnType<typeof startPostgres>>;
