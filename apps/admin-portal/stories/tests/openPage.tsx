import type { FakeAnswer } from '@laundry/flow/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BUILDINGS } from '../../test/portal.ts';
import { SIGNED_IN } from '../answers.ts';
import { createPortal, portalPage } from '../PortalPage.tsx';
import type { PortalPageProps } from '../PortalPage.tsx';

type Play = NonNullable<StoryObj['play']>;
export type Mount = Parameters<Play>[0]['mount'];

/** Tests of pages: stories that no designer looks for, run with all others in a real browser. */
export const pageTests = {
  parameters: portalPage.parameters,
  // As wide as a phone: rows are cards with their values under their names.
  globals: { viewport: { value: 'small' } },
};

/** Opens the portal with an API that answers from a list. */
export async function openPortal(mount: Mount, props: PortalPageProps) {
  const { Portal, ...portal } = createPortal(props);
  await mount(<Portal />);
  await screen.findByRole('heading', { level: 1 });
  return {
    ...portal,
    user: userEvent.setup(),
    /** What the API was asked at a path. */
    requested: (path: string) => portal.server.requests.filter(({ url }) => url.pathname === path),
    /** What was sent to be done. */
    sent: () => portal.server.requests.filter(({ method }) => method === 'POST'),
  };
}

/** The same with somebody signed in. @param kept what else an earlier visit left in the browser, by key */
export const openPage = (
  mount: Mount,
  path: string,
  answers: readonly FakeAnswer[],
  kept: Readonly<Record<string, string>> = {},
) => openPortal(mount, { path, answers, kept: { ...SIGNED_IN, ...kept } });

/** Waits for an alert that says so. */
export const alerted = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

/** Waits for a text to be in sight. */
export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** A list of no buildings, for pages that need none. */
export const noBuildings: FakeAnswer = { method: 'GET', path: BUILDINGS, body: [] };

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Waits for a text to be shown whole: columns are measured again when their rows or fonts come. */
export const whole = (element: HTMLElement) =>
  waitFor(() => expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth));

/** Waits for elements to stand on one line. */
export const onOneLine = (elements: readonly HTMLElement[]) =>
  waitFor(() => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    return expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
  });

/** What a search folds away on a phone is brought into sight. */
export const openFilters = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'CAMBIAR FILTROS' }));

/** What a phone has in place of the heads of columns. */
export const openColumnFilters = async () => userEvent.click(await screen.findByText('Filtros y orden'));

/** Chooses CSV of the menu of exports. */
export async function exportCsv() {
  await userEvent.click(button('Exportar'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
}

/** The texts of a table's cells, row by row. */
export const cellTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent));

/** The values under their names, of a card or of figures. */
export const valuesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);
