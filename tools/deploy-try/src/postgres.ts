import { appendFile, chmod, chown, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { command, startService, until } from './processes.ts';
import type { Service } from './processes.ts';

export interface PostgresOptions {
  /** Folder of the server's programs. */
  readonly programs: string;
  readonly user: { readonly uid: number; readonly gid: number };
  /** The folder of its data, archive and backups, owned by its user. */
  readonly folder: string;
  readonly password: string;
}

/** A PostgreSQL server with its own data folder and port. */
export class Server {
  readonly url: string;
  readonly #options: PostgresOptions;
  readonly #data: string;
  readonly #log: string;
  readonly port: number;
  #service: Service | undefined;

  constructor(options: PostgresOptions, name: string, port: number) {
    this.#options = options;
    this.#data = join(options.folder, name);
    this.#log = join(options.folder, `${name}.log`);
    this.port = port;
    this.url = `postgres://laundry:${options.password}@127.0.0.1:${port}/laundry`;
  }

  #run(program: string, args: readonly string[]): Promise<string> {
    const { programs, user, password } = this.#options;
    const env = { PATH: process.env['PATH'], PGPASSWORD: password };
    return command(join(programs, program), args, { user, env, cwd: this.#options.folder });
  }

  /** Creates a database cluster that archives its write-ahead log and can be followed by a standby. */
  async create(): Promise<void> {
    const { folder, user, password } = this.#options;
    const passwordFile = join(folder, 'password');
    await writeFile(passwordFile, password, { mode: 0o600 });
    await chown(passwordFile, user.uid, user.gid);
    await this.#run('initdb', [
      `--pgdata=${this.#data}`,
      '--username=laundry',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--data-checksums',
    ]);
    await rm(passwordFile);
    const archive = join(folder, 'archive');
    await mkdir(archive, { recursive: true });
    await chown(archive, user.uid, user.gid);
    const settings = [
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${folder}'`,
      'max_connections = 100',
      'archive_mode = on',
      // The archive must never contain a partial file, because that would end a restore.
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
      `restore_command = 'cp ${archive}/%f %p'`,
      "wal_keep_size = '256MB'",
      'hot_standby = on',
    ];
    await appendFile(join(this.#data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  }

  /** Starts it and waits until it accepts connections. @param settings for this start only, `name=value` */
  async start(settings: readonly string[] = []): Promise<void> {
    const { programs, user } = this.#options;
    this.#service = await startService(
      join(programs, 'postgres'),
      ['-D', this.#data, '-p', String(this.port), ...settings.flatMap((setting) => ['-c', setting])],
      this.#log,
      { user, env: { PATH: process.env['PATH'] }, cwd: this.#options.folder },
    );
    const service = this.#service;
    await until(
      `PostgreSQL on ${this.port}`,
      async () => {
        if (!service.isRunning()) return false;
        await this.query('select 1', 'postgres');
        return true;
      },
      60_000,
      this.#log,
    );
  }

  /** Stops it cleanly, or kills it as a power failure would. */
  async stop(how: 'clean' | 'crash'): Promise<void> {
    const service = this.#service;
    this.#service = undefined;
    if (service === undefined) return;
    const segment = await this.#sharedMemory();
    await service.stop(how === 'clean' ? 'SIGINT' : 'SIGKILL');
    // A killed server leaves its System V memory segment to the next start in the same folder. Here no start
    // follows, so the segment is removed.
    if (how === 'crash' && segment !== undefined) await command('ipcrm', ['-m', segment]).catch(() => '');
  }

  /** The id of its System V memory segment: the second number in the seventh line of `postmaster.pid`. */
  async #sharedMemory(): Promise<string | undefined> {
    const lines = await readFile(join(this.#data, 'postmaster.pid'), 'utf8').catch(() => '');
    return lines.split('\n')[6]?.trim().split(/\s+/)[1];
  }

  /** Runs a query on a connection of its own. */
  async query<R extends pg.QueryResultRow>(sql: string, database = 'laundry'): Promise<R[]> {
    const url = this.url.replace(/laundry$/, database);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<R>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Writes a base backup to a folder. */
  async backUp(target: string): Promise<void> {
    await this.#run('pg_basebackup', [...this.#source(), `--pgdata=${target}`, '--wal-method=none']);
  }

  /** Makes this server a standby of another one. */
  async follow(primary: Server): Promise<void> {
    await rm(this.#data, { recursive: true, force: true });
    await this.#run('pg_basebackup', [
      ...primary.#source(),
      `--pgdata=${this.#data}`,
      '--wal-method=stream',
      '--write-recovery-conf',
    ]);
    await this.start();
  }

  /** Archives everything committed so far, which otherwise happens once 16 MB are full. */
  async archive(): Promise<void> {
    const [row] = await this.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
    await until('the archive', async () =>
      (await readdir(join(this.#options.folder, 'archive'))).includes(row?.name ?? ''),
    );
  }

  /** Deletes all its data. */
  async destroy(): Promise<void> {
    await this.stop('crash');
    // Its processes keep writing until they notice that their postmaster is gone.
    await rm(this.#data, { recursive: true, force: true, maxRetries: 20 });
  }

  /** Restores a base backup and the archive up to a moment, and starts. */
  async restore(backup: string, moment: string): Promise<void> {
    const { uid, gid } = this.#options.user;
    await cp(backup, this.#data, { recursive: true });
    await chmod(this.#data, 0o700);
    await writeFile(join(this.#data, 'recovery.signal'), '');
    await command('chown', ['-R', `${uid}:${gid}`, this.#data]);
    await this.start([`recovery_target_time=${moment}`, 'recovery_target_action=promote']);
    await until('the end of the recovery', () => this.isPrimary());
  }

  async isPrimary(): Promise<boolean> {
    const [row] = await this.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return row?.standby === false;
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await this.#run('pg_ctl', ['promote', '-D', this.#data, '--wait']);
  }

  #source(): readonly string[] {
    return [
      '--host=127.0.0.1',
      `--port=${this.port}`,
      '--username=laundry',
      '--checkpoint=fast',
      '--no-password',
    ];
  }
}

/**
 * Waits until a standby has replayed everything that its primary has written so far.
 *
 * @returns how long that took, in ms
 */
export async function untilReplayed(primary: Server, standby: Server): Promise<number> {
  const started = performance.now();
  const [row] = await primary.query<{ position: string }>(
    'select pg_current_wal_flush_lsn()::text as position',
  );
  await until('the standby', async () => {
    const [there] = await standby.query<{ replayed: boolean }>(
      `select pg_last_wal_replay_lsn() >= '${row?.position ?? ''}' as replayed`,
    );
    return there?.replayed === true;
  });
  return performance.now() - started;
}
