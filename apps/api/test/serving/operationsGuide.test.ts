import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNEL_FACTS } from '@laundry/api-contract';
import { CHANNEL_SETTINGS } from '@laundry/payment-channels/server';
import { systemClock } from '../../src/shared/clock.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { SETTINGS } from '../../src/settings.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = read('docs/operations.md');
/** The texts of the channels' README files. */
const channelPages = Object.values(CHANNEL_FACTS)
  .map(({ path }) => read(`libs/payment-channels/src/${path}/README.md`))
  .join('\n');

/** The text under a heading of the second level. */
function section(heading: string): string {
  const [, text] = guide.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`no section ${heading}`);
  return text.split('\n## ')[0] ?? '';
}

/** The first cells of the rows of a section's first table. */
const firstCells = (text: string): readonly string[] => {
  const rows = text.split('\n\n').find((block) => block.startsWith('|')) ?? '';
  return rows
    .split('\n')
    .slice(2)
    .map((row) => row.split(/(?<!\\)\|/)[1] ?? '');
};

const quotedNames = (text: string): readonly string[] =>
  [...text.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name ?? '');

it('the guide and the channel pages document exactly the settings of the API', () => {
  const documented = firstCells(section('Settings'))
    .map((cell) => cell.replaceAll(/\([^)]*\)/g, ''))
    .flatMap(quotedNames);
  const ofChannels = Object.keys(CHANNEL_SETTINGS).filter((name) => channelPages.includes(`\`${name}\``));
  expect([...new Set([...documented, ...ofChannels])].toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
});

it('the example environment file has only known settings, and all that are required', () => {
  const example = read('deploy/api.env.example');
  const names = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !Object.keys(SETTINGS).includes(name))).toEqual([]);
  const requiredInProduction = Object.entries(SETTINGS).filter(
    ([, setting]) => 'production' in setting && typeof setting.production !== 'string',
  );
  expect(requiredInProduction.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
});

it('the section on rotation or a channel page names each secret', () => {
  const rotation = section('Rotating secrets');
  const secrets = Object.entries(SETTINGS).filter(
    ([, setting]) => 'kind' in setting && setting.kind === 'secret',
  );
  expect(secrets.length).toBeGreaterThan(10);
  expect(
    secrets.map(([name]) => name).filter((name) => !(rotation + channelPages).includes(`\`${name}\``)),
  ).toEqual([]);
});

it('the alerts of the guide use only existing metrics', async () => {
  const known = await createMetrics(systemClock, silent).register.getMetricsAsJSON();
  const names = known.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [name, `${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
  );
  const alerts = firstCells(section('Alerts')).join('\n');
  const documented = [...alerts.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g)].map(([name]) => name);
  expect(new Set(documented).size).toBeGreaterThan(6);
  // Metrics of PostgreSQL itself, from its own exporter.
  expect(documented.filter((name) => !names.includes(name) && !name.startsWith('pg_stat_'))).toEqual([
    'replay_lag',
  ]);
});
