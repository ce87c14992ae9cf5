import type { BarChart } from '../document.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** In px; horizontal lengths are in percent of the width, so that texts keep their size on any screen. */
const BAR = 14;
const BAR_STEP = 18;
const GROUP_GAP = 10;
const LEGEND = 32;
const LABELS_PERCENT = 22;
const LONGEST_PERCENT = 54;
const CLASSES = ['first', 'second'] as const;

const classOf = (series: number) => CLASSES[series] ?? CLASSES[0];
const text = (x: string, y: number, words: string, attributes = '') =>
  `<text x="${x}" y="${y}"${attributes}>${escapeHtml(words)}</text>`;

/** Bars by month with their numbers, as an inline SVG of full width, with title and description. */
export function barsSvg({ caption, description, series, groups }: BarChart): string {
  const largest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const groupHeight = series.length * BAR_STEP + GROUP_GAP;
  const legend = series.map((name, index) => {
    const x = index * (100 / series.length);
    const box = `<rect class="${classOf(index)}" x="${x}%" y="4" width="12" height="12" rx="3"/>`;
    return box + text(`${x}%`, 15, name, ' dx="18"');
  });
  const drawn = groups.map(({ label, bars }, group) => {
    const top = LEGEND + group * groupHeight;
    const lines = bars.map(({ value, text: words }, index) => {
      const y = top + index * BAR_STEP;
      const width = (Math.max(0, value) / largest) * LONGEST_PERCENT;
      const bar = `<rect class="${classOf(index)}" x="${LABELS_PERCENT}%" y="${y}" width="${width.toFixed(2)}%" height="${BAR}" rx="3"/>`;
      return bar + text(`${(LABELS_PERCENT + width).toFixed(2)}%`, y + BAR - 2, words, ' dx="6"');
    });
    return text('0', top + BAR - 2, label, ' class="label"') + lines.join('');
  });
  return (
    `<svg role="img" aria-labelledby="chart-title chart-description" width="100%" height="${LEGEND + groups.length * groupHeight}">` +
    `<title id="chart-title">${escapeHtml(caption)}</title><desc id="chart-description">${escapeHtml(description)}</desc>` +
    `${legend.join('')}${drawn.join('')}</svg>`
  );
}
