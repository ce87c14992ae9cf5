import { memory } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import type { SiteContext } from '../app/context.ts';
import type { InitialData } from '../app/islands/island.ts';
import * as islands from '../app/islands/islands.ts';
import { IslandContext } from '../app/islands/IslandSlot.tsx';
import { EnvironmentContext } from '../app/islands/environment.ts';
import { SiteLayout } from '../app/layout/SiteLayout.tsx';
import { contentAt } from '../app/pageContents.tsx';
import { pageAt } from '../app/pages.ts';
import { testEnvironment } from '../test/site.ts';
import { laundromats } from '../test/laundromats.ts';

export interface SitePageProps {
  path: string;
  answers?: readonly FakeAnswer[];
  /** The values in the browser's storage, by key. */
  stored?: Readonly<Record<string, string>>;
  /** Whether the back end lists no laundromats (D69). */
  unlisted?: boolean;
}

interface PageContentProps extends InitialData {
  path: string;
  context: SiteContext;
  unlisted?: boolean;
}

/** The content of a page, with its island, which uses the effects in `context`. */
export function PageContent({ path, context, initialData, unlisted = false }: PageContentProps) {
  const { pathname } = new URL(path, 'http://site.test');
  const { island } = pageAt(pathname);
  const Island: ComponentType<InitialData> | undefined = island && islands[island];
  return (
    <EnvironmentContext value={context}>
      <IslandContext value={Island && <Island initialData={initialData} />}>
        {contentAt(pathname, unlisted ? [] : laundromats).body}
      </IslandContext>
    </EnvironmentContext>
  );
}

/** A pause that never ends, so that a page stays as it is after its first answers. */
export const forever = () => new Promise<void>(() => undefined);

/** A page of the site with its island and a fake API. */
export function SitePage({ path, answers = [], stored, unlisted = false }: SitePageProps) {
  const [{ context }] = useState(() =>
    testEnvironment(answers, { path, session: memory(stored), device: memory(stored), wait: forever }),
  );
  return (
    <SiteLayout pathname={new URL(path, 'http://site.test').pathname}>
      <PageContent path={path} context={context} unlisted={unlisted} />
    </SiteLayout>
  );
}

/** The component and parameters of all page stories. */
export const sitePage = { component: SitePage, parameters: { layout: 'fullscreen' } } as const;

/** Shows a story on the narrowest phone, 320 px. */
export const small = { globals: { viewport: { value: 'small' } } };

/** Shows a story on the narrowest phone, in the dark scheme. */
export const smallAtNight = { globals: { scheme: 'dark', viewport: { value: 'small' } } };

export type Play = NonNullable<StoryObj<typeof SitePage>['play']>;

/** Waits for a text to be visible. @param steps what a person does before */
export const shows = (text: string | RegExp, steps?: (user: UserEventObject) => Promise<void>): Play => {
  return async ({ canvas, userEvent }) => {
    await steps?.(userEvent);
    await expect(await canvas.findByText(text)).toBeVisible();
  };
};

/** Waits for the page's title to be visible. @param told checks that follow */
export const titled = (title: string | RegExp, told?: Play): Play => {
  return async (context) => {
    await expect(await context.canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await told?.(context);
  };
};
