import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { INITIAL_DATA, ISLAND, TEMPLATE_OF } from './island.ts';
import type { InitialData, IslandName } from './island.ts';
import * as islands from './islands.ts';

/** An island's markup. @param cache collects the island's styles for the page */
function renderMarkup(name: IslandName, cache: EmotionCache, initialData?: unknown): string {
  const Island: ComponentType<InitialData> = islands[name];
  return renderToString(
    <CacheProvider value={cache}>
      <Island initialData={initialData} />
    </CacheProvider>,
    { identifierPrefix: name },
  );
}

/** An island in its prerendered page, with the data for its hydration. */
export const prerenderIsland = (name: IslandName, cache: EmotionCache, initialData?: unknown) => (
  <div
    {...{ [ISLAND]: name }}
    {...(initialData !== undefined && { [INITIAL_DATA]: JSON.stringify(initialData) })}
    dangerouslySetInnerHTML={{ __html: renderMarkup(name, cache, initialData) }}
  />
);

/**
 * The same island at a later step, as a template that the site's script fills in and shows.
 *
 * @param attributes of the template, which that script reads
 */
export const prerenderTemplate = (
  name: IslandName,
  cache: EmotionCache,
  initialData: unknown,
  attributes: Readonly<Record<string, string>>,
) => (
  <template
    {...{ [TEMPLATE_OF]: name, ...attributes }}
    dangerouslySetInnerHTML={{ __html: renderMarkup(name, cache, initialData) }}
  />
);
