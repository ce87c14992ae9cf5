import { DAY_PRESETS } from './dayPresets.ts';

const range = (label: string, today: string) =>
  DAY_PRESETS.find((preset) => preset.label === label)?.range(today);

it.each([
  ['Hoy', '2026-03-05', { from: '2026-03-05', to: '2026-03-05' }],
  ['Este mes', '2026-03-05', { from: '2026-03-01', to: '2026-03-05' }],
  ['Mes anterior', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ['Mes anterior', '2028-03-01', { from: '2028-02-01', to: '2028-02-29' }],
  ['Mes anterior', '2026-01-15', { from: '2025-12-01', to: '2025-12-31' }],
])('%s on %s', (label, today, expected) => {
  expect(range(label, today)).toEqual(expected);
});
