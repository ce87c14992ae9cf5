import { limitsOf } from '@laundry/built-site';
import { figuresOf } from '../src/web/figures.ts';
import type { Run } from '../src/web/measurePage.ts';

interface Given {
  readonly lcpMs?: number;
  readonly answeredMs?: number;
  readonly cls?: number;
  readonly longTasksMs?: number;
  readonly script?: number;
}

const run = ({ lcpMs = 1000, answeredMs = 800, cls = 0, longTasksMs = 0, script = 3000 }: Given): Run => ({
  load: {
    fcpMs: 700,
    lcpMs,
    lcpElement: 'h1',
    cls,
    longTasksMs,
    blockingMs: 0,
    lastLongTaskMs: 0,
    wire: { script, htmlAndCss: 12_000, fonts: 34_000, total: 50_000 },
    elements: 400,
  },
  background: 0,
  answers: new Map([['menu', { answeredMs, deadMs: 20 }]]),
});

const missed = (address: string, page: Given): string[] =>
  figuresOf({ address, page: [run(page)], twin: [run({})] })
    .filter(({ reached }) => !reached)
    .map(({ name }) => name);

it('misses nothing where the page is as its twin', () => {
  expect(missed('/', {})).toEqual([]);
});

it.each([
  ['LCP, ratio to the twin', { lcpMs: 1101 }],
  ['menu answers, ratio to the twin', { answeredMs: 1041 }],
  ['CLS', { cls: 0.01 }],
  ['long tasks in all', { longTasksMs: 150 }],
  ['script before it is touched', { script: 25_001 }],
])('misses a target: %s', (name, page) => {
  expect(missed('/', page)).toEqual([name]);
});

it('lets the top-up have more script, with a card as without', () => {
  const { script } = limitsOf('/credit');
  expect(script).toBeGreaterThan(limitsOf('/').script);
  expect(missed('/credit?card=12345678', { script })).toEqual([]);
  expect(missed('/credit?card=12345678', { script: script + 1 })).toEqual(['script before it is touched']);
});
