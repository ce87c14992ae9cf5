import { calls } from '@laundry/api-contract';
import * as v from 'valibot';
import { machinesWithUses } from '../../src/queries/machines/machineStates.ts';
import { startReports, use } from '../reports/reports.ts';
import { CARDS, IDS } from '../support/demoData.ts';
import { fixture, MINUTE } from '../support/testApp.ts';
import { reportedUse, startController } from './controllers.ts';

const app = fixture(startReports);
const controller = fixture(() => startController(app, 'lavadero-1'));

const path = (card: string) => `${calls.cardMachines.path}?param1=${card}`;
const fetchStates = async (card: string = CARDS.plain) =>
  v.parse(calls.cardMachines.answer, await app.json(path(card))).machines;
const ago = (minutes: number) => app.momentIn(-minutes * MINUTE);

it('derives the states of machines from reported uses, not from imported ones', async () => {
  await app.insert([use(ago(3))]);
  expect(await fetchStates()).toEqual([
    { machine_type: 'WASHER', sort_index: 1, state: 'unknown' },
    { machine_type: 'DRYER', sort_index: 2, state: 'unknown' },
  ]);
  // A use that is reported late counts whatever the balance is.
  await controller.report(reportedUse('use-1', ago(8)));
  const [washer, dryer] = await fetchStates();
  expect(washer).toMatchObject({ sort_index: 1, state: 'in_use' });
  expect(Date.parse(washer?.until ?? '') - Date.parse(washer?.since ?? '')).toBe(35 * MINUTE);
  expect(dryer).toEqual({ machine_type: 'DRYER', sort_index: 2, state: 'unknown' });
});

it('reveals no card, unit, building or person', async () => {
  const { text } = await app.get(path(CARDS.plain));
  for (const secret of [CARDS.plain, IDS.plain, IDS.administration, 'card', 'unit', 'name', 'Exitoso'])
    expect(text).not.toContain(secret);
});

it('shows machines as unknown while the controller is silent, until it makes any call', async () => {
  const seen = async (at: Date) => {
    await app.change('controllers', {}, { last_seen_at: at });
  };
  await seen(ago(16));
  expect((await fetchStates())[0]).toEqual({ machine_type: 'WASHER', sort_index: 1, state: 'unknown' });
  await controller.cards();
  expect((await fetchStates())[0]).toMatchObject({ state: 'in_use' });
});

it('reads the last three uses of a machine, of that building alone', async () => {
  await controller.report(...[9, 10, 11].map((minutes) => reportedUse(`older-${minutes}`, ago(minutes))));
  const found = await machinesWithUses(app.db, IDS.plain, ago(60), ago(0));
  expect(found.map(({ uses }) => uses.length)).toEqual([3, 0]);
  expect(await machinesWithUses(app.db, IDS.other, ago(60), ago(0))).toMatchObject([
    { uses: [] },
    { uses: [] },
  ]);
});
