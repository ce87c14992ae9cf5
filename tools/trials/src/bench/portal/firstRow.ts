import { lastDays } from '../data.ts';
import { byTurns, compared } from '../report.ts';
import type { Figure } from '../report.ts';
import type { Stage } from '../stage.ts';
import { openWithRows, signedIn, untilOtherRows } from './visits.ts';

const WARM_UPS = 2;
const MONTH_DAYS = 30;
/** The machine's own processor, and the same slowed down four times. */
const PROCESSORS = [4, 1] as const;
/** The longest times, as multiples of the bare grid's. */
const MAX = { firstRow: 1.15, nextPage: 1.2 } as const;
/** The button for the next page, in the portal and in the bare grid. */
const NEXT = /^(Página siguiente|Go to next page)$/;

/** The uses report's first row and next page, compared with a page that has only the same grid. */
export async function firstRow(stage: Stage): Promise<Figure[]> {
  const { sites, visit } = await signedIn(stage);
  const query = lastDays(MONTH_DAYS);
  const figures: Figure[] = [];
  for (const slower of PROCESSORS) {
    const measure = (address: string) => () =>
      visit(async (page, slowDown) => {
        await slowDown(slower);
        const firstRowMs = await openWithRows(page, address);
        const next = page.getByRole('button', { name: NEXT });
        return { firstRowMs, nextPageMs: await untilOtherRows(page, 'click', () => next.click()) };
      });
    const runs = await byTurns(
      stage.options.rounds,
      WARM_UPS,
      measure(`${sites.portal}/dashboard-uses?${query}`),
      measure(`${sites.bare}/?${query}`),
    );
    figures.push(
      ...compared(`first row at ${slower}x CPU : the bare grid`, runs, (run) => run.firstRowMs, MAX.firstRow),
      ...compared(`next page at ${slower}x CPU : the bare grid`, runs, (run) => run.nextPageMs, MAX.nextPage),
    );
  }
  return figures;
}
