import { join } from 'node:path';
import { ROOT } from '@laundry/sandbox/local';
import { DOMAIN } from './environment.ts';
import type { Installation } from './install.ts';
import { command, shell } from './system.ts';

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

/** Runs the most common journeys of `tools/e2e`: top-ups, one up to the report, and mails. */
export async function runJourneys(installation: Installation): Promise<string> {
  const { folder, caddy, plan } = installation;
  const { site, portal, providers: simulators } = plan.origins;
  const mailbox = `http://127.0.0.1:${plan.ports.mailbox}`;
  // Chromium trusts what is in its user's own certificate database.
  const certutil = `certutil -d sql:${folder}/.pki/nssdb`;
  await shell(`mkdir --parents ${folder}/.pki/nssdb; ${certutil} -N --empty-password
    ${certutil} -A -t C,, -n deploy:try -i ${caddy.authority}`);
  const env = {
    ...process.env,
    HOME: folder,
    NODE_EXTRA_CA_CERTS: caddy.authority,
    E2E_ADDRESSES: JSON.stringify({ site, portal, api: plan.values.INSTANCE, simulators, mailbox }),
    E2E_INTERNAL_TOKEN: plan.internalToken,
    E2E_SUPPORT_EMAIL: `hola@${DOMAIN}`,
  };
  // Longer than in a local run, because the machine is still busy with the installation.
  const args = [
    '--grep=@installation',
    '--project=desktop',
    '--timeout=240000',
    `--output=${folder}/journeys`,
  ];
  const cwd = join(ROOT, 'tools/e2e');
  const output = await command(process.execPath, [PLAYWRIGHT, 'test', ...args], { cwd, env });
  return `browser journeys over Caddy's TLS: ${/\d+ passed/.exec(output)?.[0] ?? output}`;
}
