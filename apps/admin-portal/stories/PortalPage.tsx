import { memory } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { Loading } from '@laundry/ui-kit';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { portalRoutes } from '../src/app/routes.tsx';
import { portalWith } from '../test/portal.ts';
import type { PortalOptions } from '../test/portal.ts';

export interface PortalPageProps extends Pick<PortalOptions, 'captchaFails'> {
  path: string;
  answers?: readonly FakeAnswer[];
  /** The initial values in the storage, by key. */
  kept?: Readonly<Record<string, string>>;
}

/** Creates the portal at an address, with a storage in memory and a fake API. */
export function createPortal({ path, answers = [], kept = {}, ...options }: PortalPageProps) {
  const storage = memory(kept);
  const { start, server, store } = portalWith(answers, { storage, ...options });
  // As the portal's document does until the router is ready.
  const routes = portalRoutes(start).map((route) => ({ ...route, HydrateFallback: Loading }));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const Portal = () => (
    <Provider store={start}>
      <RouterProvider router={router} />
    </Provider>
  );
  return { server, store, router, storage, Portal };
}

/** The portal, opened at a page. */
export function PortalPage(props: PortalPageProps) {
  const [{ Portal }] = useState(() => createPortal(props));
  return <Portal />;
}

/** The component and parameters of all page stories. */
export const portalPage = {
  component: PortalPage,
  parameters: { layout: 'fullscreen', surface: 'portal' },
} as const;

export type Play = NonNullable<StoryObj<typeof PortalPage>['play']>;

/** Waits for a text to be visible: a table is invisible until it has been measured. */
export const shows = (text: string | RegExp): Play => {
  return async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  };
};

/** Waits for an error to be visible. */
export const alerts: Play = async ({ canvas }) => {
  const notice = await canvas.findByRole('alert');
  await waitFor(() => expect(notice).toBeVisible());
};

/** Clicks a button, and waits until the dialog that it opens, which fades in, is visible. */
export const opens = (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog'): Play => {
  return async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await screen.findByRole(role);
    await waitFor(() => expect(dialog).toBeVisible());
  };
};

/** Waits for the page's heading to be visible. */
export const headed: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
};
