import { randomBytes } from 'node:crypto';
import { filled } from './environment.ts';
import type { Plan } from './environment.ts';
import { command, postgresPrograms, shell } from './system.ts';

/** A shell loop that waits for a condition and fails after two minutes. */
const until = (condition: string) =>
  `n=0; until ${condition}; do n=$((n + 1)); [ $n -lt 1200 ]; sleep 0.1; done`;

/**
 * A PostgreSQL server with a data folder and a port of its own, driven by PostgreSQL's own programs.
 *
 * @param run runs a shell script as PostgreSQL's user, in the folder of both servers
 */
function createServer(name: string, url: string, run: (script: string) => Promise<string>) {
  const { port } = new URL(url);
  // The server must not hold the shell's output open, or the command would never end.
  const start = (options = '') =>
    run(`pg_ctl --pgdata=${name} --log=${name}.log --options='-p ${port} ${options}' --wait start >&2`);
  const untilTrue = (condition: string) => run(until(`[ "$(psql ${url} -AtXc "select ${condition}")" = t ]`));
  /** @returns the rows as psql prints them, with a bar between columns */
  const query = async (sql: string): Promise<string[]> => {
    const rows = await command('psql', [url, '-AtXc', sql]);
    return rows === '' ? [] : rows.split('\n');
  };
  return {
    url,
    query,
    /** Creates a database cluster that archives its write-ahead log and can be followed by a standby. */
    create: async (folder: string): Promise<void> => {
      const settings = await filled('postgresql.conf', { FOLDER: folder });
      await run(`mkdir archive; echo "$PGPASSWORD" > password
        initdb --pgdata=${name} --username=laundry --pwfile=password --auth=scram-sha-256; rm password
        cat >> ${name}/postgresql.conf <<'END'\n${settings}\nEND`);
      await start();
      await run(`createdb --host=127.0.0.1 --port=${port} --username=laundry laundry`);
    },
    stop: () => run(`pg_ctl --pgdata=${name} --mode=fast stop || true`),
    /** Writes a base backup of this server to a folder. */
    backUp: (target: string) =>
      run(`pg_basebackup --dbname=${url} --checkpoint=fast --pgdata=${target} --wal-method=none`),
    /** Starts as a new standby of another server. */
    follow: async (primary: string): Promise<void> => {
      await run(`pg_basebackup --dbname=${primary} --checkpoint=fast --pgdata=${name} --write-recovery-conf`);
      await start();
    },
    /** Archives everything committed so far, which otherwise happens once 16 MB are full. */
    archive: async (): Promise<void> => {
      const [file] = await query('select pg_walfile_name(pg_switch_wal())');
      await run(until(`[ -f archive/${file}.gz ]`));
    },
    /** Crashes it and deletes all its data. */
    destroy: () => run(`pg_ctl --pgdata=${name} --mode=immediate stop; rm -r ${name}`),
    /** Restores a base backup and the archive up to a moment, and starts. */
    restore: async (backup: string, moment: string): Promise<void> => {
      await run(`cp --archive ${backup} ${name}; touch ${name}/recovery.signal`);
      await start(`-c recovery_target_action=promote -c "recovery_target_time=${moment}"`);
      await untilTrue('not pg_is_in_recovery()');
    },
    /** Makes a standby the primary. */
    promote: () => run(`pg_ctl --pgdata=${name} --wait promote`),
    untilTrue,
  };
}
export type Server = ReturnType<typeof createServer>;

/** Two servers in a folder, neither of them created yet. */
export async function serversIn(folder: string, ports: Plan['ports']) {
  // PostgreSQL's user has to traverse the folder above, but may not list it.
  await shell(`install --directory --owner=postgres ${folder}; chmod 711 ${folder}/..`);
  const password = randomBytes(16).toString('hex');
  const env = { PATH: `${await postgresPrograms()}:${process.env['PATH']}`, PGPASSWORD: password };
  const run = (script: string) =>
    command('runuser', ['-u', 'postgres', '--', 'sh', '-euc', script], { env, cwd: folder });
  const urlAt = (port: number) => `postgres://laundry:${password}@127.0.0.1:${port}/laundry`;
  return {
    primary: createServer('primary', urlAt(ports.primary), run),
    standby: createServer('standby', urlAt(ports.standby), run),
  };
}
