import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BALANCER_NOTICES_MS } from '@laundry/hosting';
import { startService, until } from './processes.ts';
import type { Service } from './processes.ts';

/** The API's instances; each starts in the folder of the release that is current at that time. */
export class Instances {
  readonly #running = new Map<number, Service>();
  readonly #ports: readonly number[];
  readonly #release: string;
  readonly #logs: string;
  readonly #environment: NodeJS.ProcessEnv;

  /** @param release the link to the current release's folder */
  constructor(ports: readonly number[], release: string, logs: string, environment: NodeJS.ProcessEnv) {
    this.#ports = ports;
    this.#release = release;
    this.#logs = logs;
    this.#environment = environment;
  }

  async start(): Promise<void> {
    for (const port of this.#ports) await this.#start(port);
  }

  /**
   * Replaces the instances one after the other. Each has to serve again, and Caddy to have noticed, before
   * the next is stopped, as the unit's ExecStartPost does.
   */
  async restart(): Promise<void> {
    for (const port of this.#ports) {
      await this.#running.get(port)?.stop('SIGTERM');
      await this.#start(port);
      await wait(BALANCER_NOTICES_MS);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((service) => service.stop('SIGTERM')));
    this.#running.clear();
  }

  async #start(port: number): Promise<void> {
    const log = join(this.#logs, `api-${port}.log`);
    const env = { ...this.#environment, API_PORT: String(port) };
    // Runs on plain Node, without access to anything of the workspace from the release's folder.
    this.#running.set(
      port,
      await startService(process.execPath, ['main.js'], log, { env, cwd: this.#release }),
    );
    await this.untilReady(port);
  }

  /** Waits until an instance reports that its database answers. */
  async untilReady(port: number): Promise<void> {
    const log = join(this.#logs, `api-${port}.log`);
    await until(
      `the API on ${port}`,
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
      120_000,
      log,
    );
  }
}
