import { KB, limitsOf } from '@laundry/built-site';
import { atMost, below, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Answer } from './pressControl.ts';
import type { Load } from './loadPage.ts';
import type { Run } from './measurePage.ts';
import { median, medianRatio } from './statistics.ts';

/** A page's runs, and those of its twin without scripts in the same order. */
export interface Runs {
  readonly address: string;
  readonly page: readonly Run[];
  readonly twin: readonly Run[];
}

const LCP_RATIO = 1.1;
const ANSWER_RATIO = 1.3;
const CLS = 0.01;
const LONG_TASKS_MS = 150;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const loads = (runs: readonly Run[], of: (load: Load) => number) => runs.map(({ load }) => of(load));
const answers = (runs: readonly Run[], control: string, of: (answer: Answer) => number) =>
  runs.flatMap(({ answers: each }) => {
    const answer = each.get(control);
    return answer ? [of(answer)] : [];
  });

/** Shows both times; the target is for their ratio. */
const comparison = (
  name: string,
  page: readonly number[],
  twin: readonly number[],
  target: number,
): Figure[] => [
  withoutTarget(name, `${ms(median(page))} / ${ms(median(twin))}`),
  atMost(`${name}, ratio to the twin`, medianRatio(page, twin), target, '×', 2),
];

function answerFigures({ page, twin }: Runs): Figure[] {
  const controls = [...(page[0]?.answers.keys() ?? [])];
  return controls.flatMap((control) => {
    const times = (runs: readonly Run[]) => answers(runs, control, ({ answeredMs }) => answeredMs);
    return [
      ...comparison(`${control} answers`, times(page), times(twin), ANSWER_RATIO),
      withoutTarget(`${control} seen but dead`, ms(median(answers(page, control, ({ deadMs }) => deadMs)))),
    ];
  });
}

function weightFigures({ address, page }: Runs): Figure[] {
  const limits = limitsOf(new URL(address, 'http://site').pathname);
  const weight = (name: string, part: 'script' | 'htmlAndCss' | 'fonts') =>
    atMost(name, median(loads(page, ({ wire }) => wire[part])) / KB, limits[part] / KB, 'kB');
  return [
    weight('script before it is touched', 'script'),
    weight('HTML and CSS', 'htmlAndCss'),
    weight('fonts', 'fonts'),
    withoutTarget('all of it', `${(median(loads(page, ({ wire }) => wire.total)) / KB).toFixed(1)} kB`),
    withoutTarget(
      'kept in the background',
      `${(median(page.map(({ background }) => background)) / KB).toFixed(1)} kB`,
    ),
  ];
}

function timeFigures(runs: Runs): Figure[] {
  const { page, twin } = runs;
  const lcp = (of: readonly Run[]) => loads(of, ({ lcpMs }) => lcpMs);
  const longTasks = (of: readonly Run[]) => median(loads(of, ({ longTasksMs }) => longTasksMs));
  return [
    ...comparison('LCP', lcp(page), lcp(twin), LCP_RATIO),
    withoutTarget('LCP element', page[0]?.load.lcpElement ?? ''),
    ...answerFigures(runs),
    below('CLS', median(loads(page, ({ cls }) => cls)), CLS, '', 3),
    below('long tasks in all', longTasks(page), LONG_TASKS_MS, 'ms'),
    withoutTarget('long tasks of the twin', ms(longTasks(twin))),
  ];
}

/** The measured figures of a page with their targets. */
export const figuresOf = (runs: Runs): Figure[] => [...timeFigures(runs), ...weightFigures(runs)];
