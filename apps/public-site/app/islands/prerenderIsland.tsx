import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { BUILT_WITH, ISLAND } from './island.ts';
import type { BuiltWith } from './island.ts';
import { islands } from './islands.ts';
import type { IslandName } from './islands.ts';
import type { ComponentType } from 'react';

/** An island as it stands in its prerendered page. @param cache the page's styles, which take the island's in */
export const prerenderIsland = (name: IslandName, cache: EmotionCache, builtWith?: unknown) => {
  const Island: ComponentType<BuiltWith> = islands[name];
  const html = renderToString(
    <CacheProvider value={cache}>
      <Island builtWith={builtWith} />
    </CacheProvider>,
    { identifierPrefix: name },
  );
  const told = builtWith === undefined ? {} : { [BUILT_WITH]: JSON.stringify(builtWith) };
  return <div {...{ [ISLAND]: name, ...told }} dangerouslySetInnerHTML={{ __html: html }} />;
};
