import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { INITIAL_DATA, ISLAND, TEMPLATE_OF } from './island.ts';
import type { InitialData } from './island.ts';
import { islands } from './islands.ts';
import type { IslandName } from './islands.ts';

/** A later step of an island, as its page brings it. */
export interface StepTemplate {
  /** What it is prerendered with. */
  readonly initialData: unknown;
  /** Attributes of the template element, read by the script that fills it in. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** An island's markup. @param cache the page's styles, which take the island's in */
function markupOf(name: IslandName, cache: EmotionCache, initialData?: unknown): string {
  const Island: ComponentType<InitialData> = islands[name];
  return renderToString(
    <CacheProvider value={cache}>
      <Island initialData={initialData} />
    </CacheProvider>,
    { identifierPrefix: name },
  );
}

/**
 * An island as it stands in its prerendered page.
 *
 * @param hydrationData what it is hydrated with, where that is less
 */
export const prerenderIsland = (
  name: IslandName,
  cache: EmotionCache,
  initialData?: unknown,
  hydrationData = initialData,
) => {
  const told = hydrationData === undefined ? {} : { [INITIAL_DATA]: JSON.stringify(hydrationData) };
  return (
    <div
      {...{ [ISLAND]: name, ...told }}
      dangerouslySetInnerHTML={{ __html: markupOf(name, cache, initialData) }}
    />
  );
};

/** The same island at a later step, for the site's small script to fill in and put in its place. */
export const prerenderTemplate = (
  name: IslandName,
  cache: EmotionCache,
  { initialData, attributes }: StepTemplate,
) => (
  <template
    {...{ [TEMPLATE_OF]: name, ...attributes }}
    dangerouslySetInnerHTML={{ __html: markupOf(name, cache, initialData) }}
  />
);
