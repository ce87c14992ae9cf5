import '@laundry/ui-kit/typeface.css';
import { createCaptcha } from '@laundry/captcha';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { config } from './app/config.ts';
import { pageAhead } from './app/parts.ts';
import { createPortalStore } from './app/store.ts';
import { selectStored } from './session/session.slice.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createPortalStore({
  captcha: createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
  storage: window.localStorage,
});

/** So long, in ms, a page's code and data are waited for so that all is drawn at once; after it, what is there is shown. */
const DRAWN_WITHIN = 150;

async function draw(place: HTMLElement): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, DRAWN_WITHIN));
  if (selectStored(store.getState())) await Promise.race([pageAhead(store, window.location), waited]);
  createRoot(place).render(
    <StrictMode>
      <App store={store} />
    </StrictMode>,
  );
}

// Not awaited here: the page's code imports what is in this file's, and would wait for it in turn.
void draw(root);
