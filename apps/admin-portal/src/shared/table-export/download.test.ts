import { fileName } from './download.ts';

it.each([
  [['Usos', 'Torre Bulevar', '2026-03-01'], true, 'usos-torre-bulevar-2026-03-01.csv'],
  [['Usos', 'Ñandú / "Año" 🧺', '\u202Ex'], true, 'usos-nandu-ano-x.csv'],
  [['Usos', '🧺'], false, 'usos-incompleto.csv'],
])('%j', (about, whole, name) => {
  expect(fileName(about, 'csv', whole)).toBe(name);
});
