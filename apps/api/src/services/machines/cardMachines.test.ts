import { machineState } from './cardMachines.ts';

const NOW = new Date('2026-11-25T15:00:30.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const use = (minutes: number, succeeded = true, card_uid = 'a', seen = 1) => ({
  at: minutesAgo(minutes),
  succeeded,
  card_uid,
  seen_at: minutesAgo(seen),
});
const RULES = { WASHER_MINUTES: 35, DRYER_MINUTES: 40, CONTROLLER_SILENT_MINUTES: 15 };
const findState = (...uses: Parameters<typeof machineState>[1]) => machineState('WASHER', uses, NOW, RULES);

it('a machine is in use for the usual duration of a use, in whole minutes', () => {
  expect(findState(use(10))).toEqual({
    state: 'in_use',
    since: '2026-11-25T14:50:00.000Z',
    until: '2026-11-25T15:25:00.000Z',
  });
  expect(findState(use(1, false), use(10))).toMatchObject({ state: 'in_use' });
  expect(findState(use(35))).toEqual({ state: 'free' });
});

it('the state of a machine is unknown without reported uses or while its controller is silent', () => {
  expect(findState()).toEqual({ state: 'unknown' });
  expect(findState(use(10, true, 'a', 16))).toEqual({ state: 'unknown' });
  expect(findState({ ...use(10), seen_at: null })).toEqual({ state: 'unknown' });
});

it('a machine is out of order after its last three uses failed with more than one card', () => {
  expect(findState(use(5, false), use(6, false, 'b'), use(7, false))).toEqual({ state: 'out_of_order' });
  expect(findState(use(5, false), use(6, false), use(7, false))).toEqual({ state: 'free' });
  expect(findState(use(5, false), use(6, false, 'b'))).toEqual({ state: 'free' });
  expect(findState(use(5, false), use(6, false, 'b'), use(60))).toEqual({ state: 'free' });
});
