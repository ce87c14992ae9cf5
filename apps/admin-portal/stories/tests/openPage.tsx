import type { FakeAnswer } from '@laundry/flow/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BUILDINGS } from '../../test/portal.ts';
import { SIGNED_IN } from '../answers.ts';
import { createPortal, portalPage } from '../PortalPage.tsx';
import type { PortalPageProps } from '../PortalPage.tsx';

type Play = NonNullable<StoryObj['play']>;
export type Mount = Parameters<Play>[0]['mount'];

/** Settings of page tests: stories hidden from designers, run with all others in a real browser. */
export const pageTests = {
  parameters: portalPage.parameters,
  // At a phone's width, rows are cards with each value below its name.
  globals: { viewport: { value: 'small' } },
};

/** Opens the portal with a fake API, and waits for the page's heading. */
export async function openPortal(mount: Mount, props: PortalPageProps) {
  const { Portal, ...portal } = createPortal(props);
  await mount(<Portal />);
  await screen.findByRole('heading', { level: 1 });
  return {
    ...portal,
    user: userEvent.setup(),
    requested: (path: string) => portal.server.requests.filter(({ url }) => url.pathname === path),
    sent: () => portal.server.requests.filter(({ method }) => method === 'POST'),
  };
}

/** Like `openPortal`, with a user signed in. @param kept other values in the storage, by key */
export const openPage = (
  mount: Mount,
  path: string,
  answers: readonly FakeAnswer[],
  kept: Readonly<Record<string, string>> = {},
) => openPortal(mount, { path, answers, kept: { ...SIGNED_IN, ...kept } });

export const alerted = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** A list of no buildings, for pages that need none. */
export const noBuildings: FakeAnswer = { path: BUILDINGS, body: [] };

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Waits until no text is cut off: columns are measured again when rows or fonts have loaded. */
export const whole = (element: HTMLElement) =>
  waitFor(() => expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth));

/** Waits for elements to stand on one line. */
export const onOneLine = (elements: readonly HTMLElement[]) =>
  waitFor(() => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    return expect(new Set(boxes.map(({ y, height }) => Math.round(y + height / 2))).size).toBe(1);
  });

/** The width that a text leaves free in a field, in px. */
export function roomFor(field: HTMLElement, text: string, { font } = getComputedStyle(field)): number {
  const { paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return -Infinity;
  pen.font = font;
  return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - pen.measureText(text).width;
}

/** Unfolds the filters, which are folded on a phone after a search. */
export const openFilters = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'CAMBIAR FILTROS' }));

/** The texts of a table's cells, row by row. */
export const cellTexts = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ children }) => Array.from(children, ({ textContent }) => textContent));

/** The names and values of a description list, such as a card or figures. */
export const valuesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const);
