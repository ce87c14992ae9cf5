import { cp, mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import { command } from './processes.ts';

const PACKAGE = join(ROOT, 'tools/packaging/src/run.ts');
const WRITE_DEMO_DATA = join(ROOT, 'tools/sandbox/src/demo-data/demoRecords.ts');
const MEGABYTES = /(?<megabytes>[\d.]+) MB/;

/** Releases of both artifacts, each in its own folder, and links to the current ones. */
export class Releases {
  readonly #folder: string;
  #newest = 1;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async in(folder: string): Promise<Releases> {
    const releases = new Releases(folder);
    await mkdir(releases.#release, { recursive: true });
    await releases.#makeCurrent();
    return releases;
  }

  /** The link to the current release of the API. */
  get api(): string {
    return join(this.#folder, 'current/api');
  }

  /** The link to the current release of the sites. */
  get sites(): string {
    return join(this.#folder, 'current/sites');
  }

  get #release(): string {
    return join(this.#folder, `releases/${this.#newest}`);
  }

  async packageApi(signal: AbortSignal): Promise<{ readonly megabytes: string }> {
    signal.throwIfAborted();
    const output = await command(process.execPath, [PACKAGE, 'api', '--out', this.#release]);
    return { megabytes: MEGABYTES.exec(output)?.groups?.['megabytes'] ?? '?' };
  }

  async packageSites(settings: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const env = { ...process.env, ...settings };
    await command(process.execPath, [PACKAGE, 'sites', '--out', this.#release], { env });
  }

  async seedDemoData(environment: NodeJS.ProcessEnv): Promise<void> {
    const file = join(this.#folder, 'demo-data.ndjson');
    await command(process.execPath, [WRITE_DEMO_DATA, file]);
    await command(process.execPath, ['seed.js', file], { cwd: this.api, env: environment });
  }

  /** Runs the ledger check against the providers. @throws Error with the open discrepancies */
  async checkLedger(environment: NodeJS.ProcessEnv): Promise<string> {
    const output = await command(
      process.execPath,
      ['checkLedger.js', '--days', '0', '--grace-minutes', '0'],
      {
        cwd: this.api,
        env: { ...environment, LOG_LEVEL: 'silent' },
      },
    );
    return `the ledger agrees with the providers: ${output.trim().split('\n').at(-1) ?? ''}`;
  }

  /**
   * Makes another release of both artifacts the current one. Older files with a hash in their name stay,
   * because open pages still load them.
   */
  async next(): Promise<number> {
    const before = this.#release;
    this.#newest += 1;
    await cp(before, this.#release, { recursive: true });
    await this.#makeCurrent();
    return this.#newest;
  }

  /** Replaces the old link atomically, so that a link always exists. */
  async #makeCurrent(): Promise<void> {
    const link = join(this.#folder, 'current');
    await symlink(this.#release, `${link}.new`);
    await rename(`${link}.new`, link);
  }
}
