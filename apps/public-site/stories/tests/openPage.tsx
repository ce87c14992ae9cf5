import type { FakeAnswer } from '@laundry/flow/testing';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { SiteContext } from '../../app/context.ts';
import type { InitialData } from '../../app/islands/island.ts';
import { testEnvironment } from '../../test/site.ts';
import { forever, PageContent } from '../SitePage.tsx';

type Play = NonNullable<StoryObj['play']>;
export type Mount = Parameters<Play>[0]['mount'];

/** Settings of page tests: stories hidden from designers, run with all others in a real browser. */
export const pageTests = { parameters: { layout: 'fullscreen' } } as const;

/** Shows a page. A second call replaces it with a new page. @returns a function that removes the page */
export async function showPage(mount: Mount, page: ReactNode) {
  // A new component per call, so that React keeps no state of an earlier page.
  const Page = () => <main>{page}</main>;
  await mount(<Page />);
  return async () => {
    await mount(<></>);
  };
}

/** Opens a page of the site. @param path the path, with the query that the page reads */
export async function openPage(
  mount: Mount,
  path: string,
  answers: readonly FakeAnswer[],
  { initialData, ...own }: Partial<SiteContext> & InitialData = {},
) {
  const opened = testEnvironment(answers, { path, wait: forever, ...own });
  const { context } = opened;
  const close = await showPage(mount, <PageContent {...{ path, context, initialData }} />);
  return { ...opened, close, user: userEvent.setup() };
}

export const alerted = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

/** Waits for a text to be visible. */
export const seen = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Clicks where a disabled button is: what lies there then gets the click. */
export async function pressDisabled(disabled: HTMLElement) {
  disabled.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = disabled.getBoundingClientRect();
  await userEvent.click(document.elementFromPoint(x + width / 2, y + height / 2) ?? document.body);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByLabelText(name);
