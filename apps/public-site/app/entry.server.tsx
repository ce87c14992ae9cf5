import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { layout } from '@laundry/strings';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { config } from './config.ts';
import { notWhenSplitting, sampleCard } from './features/credit/acceptedCard.ts';
import { NOT_WHEN_SPLITTING } from './features/credit/stepTemplate.ts';
import { IslandContext } from './islands/IslandSlot.tsx';
import { prerenderIsland, prerenderTemplate } from './islands/prerenderIsland.tsx';
import { pageAt } from './pages.ts';
import { snapshot } from './snapshot.ts';

/** The prerendered island of a page; that of a top-up with its step 2, which then needs no script of it. */
function renderIsland(url: string, cache: EmotionCache): ReactNode {
  const { island } = pageAt(new URL(url).pathname);
  if (!island) return null;
  return (
    <>
      <noscript>
        <p>{layout.withoutScript}</p>
      </noscript>
      {prerenderIsland(island, cache, island === 'accessories' ? snapshot.brandingItems : undefined)}
      {island === 'credit' &&
        prerenderTemplate(island, cache, sampleCard(), {
          [NOT_WHEN_SPLITTING]: notWhenSplitting(config.flags),
        })}
    </>
  );
}

/** Renders a page to HTML at build time, with its styles in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Without Emotion's prefixes, because the build adds the necessary ones (trimStyles).
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Makes Emotion collect the styles for its server instead of rendering them beside each element.
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <IslandContext value={renderIsland(request.url, cache)}>
        <ServerRouter context={context} url={request.url} />
      </IslandContext>
    </CacheProvider>,
    { onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, request.url);
  const html = await text(prelude);
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    html.replace('</head>', () => `${styles}</head>`),
    { status, headers },
  );
}
