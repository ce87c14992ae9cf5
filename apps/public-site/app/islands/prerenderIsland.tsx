import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { ISLAND } from './island.ts';
import { islands } from './islands.ts';
import type { IslandName } from './islands.ts';

/** An island as it stands in its prerendered page. @param cache the page's styles, which take the island's in */
export const prerenderIsland = (name: IslandName, cache: EmotionCache) => {
  const Island = islands[name];
  const html = renderToString(
    <CacheProvider value={cache}>
      <Island />
    </CacheProvider>,
    { identifierPrefix: name },
  );
  return <div {...{ [ISLAND]: name }} dangerouslySetInnerHTML={{ __html: html }} />;
};
