import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { BUILT_WITH, ISLAND, TEMPLATE_OF } from './island.ts';
import type { BuiltWith } from './island.ts';
import { islands } from './islands.ts';
import type { IslandName } from './islands.ts';

/** A later step of an island, as its page brings it. */
export interface StepTemplate {
  /** What it is prerendered with. */
  readonly builtWith: unknown;
  /** Of the template, for what fills it in. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** An island's markup. @param cache the page's styles, which take the island's in */
function markupOf(name: IslandName, cache: EmotionCache, builtWith?: unknown): string {
  const Island: ComponentType<BuiltWith> = islands[name];
  return renderToString(
    <CacheProvider value={cache}>
      <Island builtWith={builtWith} />
    </CacheProvider>,
    { identifierPrefix: name },
  );
}

/**
 * An island as it stands in its prerendered page. @param hydratedWith what it is hydrated with, where that is
 * less
 */
export const prerenderIsland = (
  name: IslandName,
  cache: EmotionCache,
  builtWith?: unknown,
  hydratedWith = builtWith,
) => {
  const told = hydratedWith === undefined ? {} : { [BUILT_WITH]: JSON.stringify(hydratedWith) };
  return (
    <div
      {...{ [ISLAND]: name, ...told }}
      dangerouslySetInnerHTML={{ __html: markupOf(name, cache, builtWith) }}
    />
  );
};

/** The same island at a later step, for the site's small script to fill in and put in its place. */
export const prerenderTemplate = (
  name: IslandName,
  cache: EmotionCache,
  { builtWith, attributes }: StepTemplate,
) => (
  <template
    {...{ [TEMPLATE_OF]: name, ...attributes }}
    dangerouslySetInnerHTML={{ __html: markupOf(name, cache, builtWith) }}
  />
);
