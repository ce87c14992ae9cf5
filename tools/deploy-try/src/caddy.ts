import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import type { Names, Ports } from './installation.ts';
import { command, startService, until } from './processes.ts';
import type { Service } from './processes.ts';

const CADDY = '/usr/bin/caddy';

interface CaddyOptions {
  readonly names: Names;
  readonly ports: Ports;
  /** The folder of its files, keys and certificates. */
  readonly folder: string;
  /** The folder of its log. */
  readonly logs: string;
  /** The folder that `deploy/Caddyfile` serves the sites from. */
  readonly sites: string;
}

/** Debian's Caddy with `deploy/Caddyfile` and certificates of its own authority. */
export class Caddy {
  readonly #options: CaddyOptions;
  readonly #env: NodeJS.ProcessEnv;
  readonly #config: string;
  #service: Service | undefined;

  constructor(options: CaddyOptions) {
    const { names, ports, folder, sites } = options;
    this.#options = options;
    this.#config = join(folder, 'Caddyfile');
    this.#env = {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      DOMAIN: names.domain,
      API_INSTANCES: ports.instances.map((port) => `127.0.0.1:${port}`).join(' '),
      SITES_ROOT: sites,
      CADDY_ADMIN: `127.0.0.1:${ports.caddyAdmin}`,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      CADDY_GLOBAL_OPTIONS: 'local_certs\n\tskip_install_trust\n\tdefault_bind 127.0.0.1',
    };
  }

  /** The certificate of its authority, which clients have to trust. */
  get authority(): string {
    return join(this.#options.folder, 'caddy/pki/authorities/local/root.crt');
  }

  /** Starts with the simulators' host only, because the sites are built after an instance answers. */
  async start(): Promise<void> {
    const { ports, logs } = this.#options;
    const own = await readFile(join(ROOT, 'deploy/Caddyfile'), 'utf8');
    const globalOptions = own.slice(own.indexOf('\n{\n'), own.indexOf('\n}\n') + 3);
    await this.#write(globalOptions);
    const log = join(logs, 'caddy.log');
    this.#service = await startService(
      CADDY,
      ['run', '--config', this.#config, '--adapter', 'caddyfile'],
      log,
      { env: this.#env },
    );
    await until(
      'Caddy',
      async () => (await fetch(`http://127.0.0.1:${ports.caddyAdmin}/config/`)).ok,
      30_000,
      log,
    );
    await until('its authority', async () => (await readFile(this.authority)).length > 0, 30_000, log);
  }

  /** Loads the current `deploy/Caddyfile` without an interruption. */
  async reload(): Promise<void> {
    await this.#write(await readFile(join(ROOT, 'deploy/Caddyfile'), 'utf8'));
    const { ports } = this.#options;
    await command(
      CADDY,
      [
        'reload',
        '--force',
        '--config',
        this.#config,
        '--adapter',
        'caddyfile',
        '--address',
        `127.0.0.1:${ports.caddyAdmin}`,
      ],
      { env: this.#env },
    );
  }

  async stop(): Promise<void> {
    await this.#service?.stop('SIGTERM');
  }

  /** Adds a host for the simulators, which a real installation does not have. */
  #write(text: string): Promise<void> {
    const { names, ports } = this.#options;
    const simulators = `providers.${names.domain} {\n\treverse_proxy 127.0.0.1:${ports.simulators}\n}\n`;
    return writeFile(this.#config, `${text}\n${simulators}`);
  }
}
