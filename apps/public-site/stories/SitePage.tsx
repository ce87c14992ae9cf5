import { fakeFetch } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { islands } from '../app/islands/islands.ts';
import { IslandContext } from '../app/islands/IslandSlot.tsx';
import { EnvironmentContext } from '../app/islands/environment.ts';
import type { SiteEnvironment } from '../app/islands/environment.ts';
import { SiteLayout } from '../app/layout/SiteLayout.tsx';
import { contentAt } from '../app/pageContents.tsx';
import { pageAt } from '../app/pages.ts';
import { memory } from '../test/site.ts';
import { memoryAddress } from '../test/memoryAddress.ts';
import { laundromats } from '../test/laundromats.ts';

export interface SitePageProps {
  /** The page's path and query. */
  path: string;
  /** The API's answers. */
  answers?: readonly FakeAnswer[];
  /** The values in the device's storage, by key. */
  stored?: Readonly<Record<string, string>>;
  /** The back end lists no laundromats (D69). */
  unlisted?: boolean;
}

/** A storage with these values. */
function deviceWith(stored: Readonly<Record<string, string>>) {
  const device = memory();
  for (const [key, value] of Object.entries(stored)) device.setItem(key, value);
  return device;
}

/** A page of the site with its island, and an API that answers from a list. */
export function SitePage({ path, answers = [], stored = {}, unlisted = false }: SitePageProps) {
  const [around] = useState<SiteEnvironment>(() => ({
    session: memory(),
    device: deviceWith(stored),
    leave: () => undefined,
    captcha: { prepare: () => undefined, token: (action) => Promise.resolve(action) },
    address: memoryAddress(path).address,
    fetch: fakeFetch(answers).fetch,
    origin: 'http://site.test',
  }));
  const { pathname } = new URL(path, 'http://site.test');
  const { island } = pageAt(pathname);
  const Island = island && islands[island];
  return (
    <EnvironmentContext value={around}>
      <IslandContext value={Island && <Island />}>
        <SiteLayout pathname={pathname}>{contentAt(pathname, unlisted ? [] : laundromats).body}</SiteLayout>
      </IslandContext>
    </EnvironmentContext>
  );
}

/** Shows a story on the narrowest phone, 320 px. */
export const small = { globals: { viewport: { value: 'small' } } };

/** The same in the dark scheme. */
export const smallAtNight = { globals: { scheme: 'dark', viewport: { value: 'small' } } };

type Play = NonNullable<StoryObj<typeof SitePage>['play']>;

/** Waits for a text to be in sight. */
export const shows = (text: string): Play => {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
};

/** Waits for the page's title to be in sight. @param told what else is there then */
export const titled = (title: string | RegExp, told?: Play): Play => {
  return async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await told?.(context);
  };
};
