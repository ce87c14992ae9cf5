import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { captchaSettings, newCredentials, simulatorSettings } from '@laundry/sandbox';

/** `.internal` is reserved for private networks. Production accepts it, while it refuses example domains. */
export const DOMAIN = 'lavadero-try.internal';
export const HOSTS = ['', 'admin.', 'api.', 'providers.'].map((name) => name + DOMAIN);

/** The text of a file in this folder, with each `$NAME` replaced by its value. */
export async function filled(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const text = await readFile(join(import.meta.dirname, name), 'utf8');
  return text.replaceAll(/\$([A-Z_]+)/g, (_, key: string) => values[key] ?? '');
}

const secret = () => randomBytes(24).toString('base64url');

/**
 * The ports of an installation, counted from a base, its addresses and its secrets. All secrets are new,
 * because production refuses any value from the repository.
 */
export function planAt(base: number) {
  const [site = '', portal = '', api = '', providers = ''] = HOSTS.map((host) => `https://${host}:${base}`);
  const instances = [base + 10, base + 11];
  return {
    instances,
    ports: {
      simulators: base + 20,
      mailbox: base + 30,
      smtp: base + 31,
      primary: base + 40,
      standby: base + 41,
    },
    origins: { site, portal, api, providers },
    values: {
      DOMAIN,
      SITE: site,
      PORTAL: portal,
      API: api,
      PROVIDERS: providers,
      INSTANCE: `http://127.0.0.1:${base + 10}`,
      INSTANCES: instances.map((port) => `127.0.0.1:${port}`).join(' '),
      HTTPS_PORT: String(base),
      HTTP_PORT: String(base + 1),
      CADDY_PORT: String(base + 2),
      SMTP_PORT: String(base + 31),
    },
    internalToken: secret(),
    secrets: {
      ...newCredentials(secret),
      RECAPTCHA_SECRET: secret(),
    },
  };
}
export type Plan = ReturnType<typeof planAt>;

/**
 * The API's production environment, with the simulators in place of the providers.
 *
 * @param authority the certificate of Caddy's authority, which also signs the simulators' host
 */
export const apiEnvironment = async (
  { values, origins, secrets, internalToken }: Plan,
  databaseUrl: string,
  authority: string,
): Promise<NodeJS.ProcessEnv> => ({
  PATH: process.env['PATH'],
  INTERNAL_TOKEN: internalToken,
  ...secrets,
  ...simulatorSettings(origins.providers),
  ...parseEnv(await filled('api.env', { ...values, DATABASE_URL: databaseUrl, AUTHORITY: authority })),
});

/** The settings that the sites are built with. */
export const siteEnvironment = async ({ values, origins }: Plan): Promise<NodeJS.ProcessEnv> => ({
  ...captchaSettings(origins.providers),
  ...parseEnv(await filled('sites.env', values)),
});
