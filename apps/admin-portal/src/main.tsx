import '@laundry/ui-kit/typeface.css';
import { createCaptcha } from '@laundry/captcha';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { config } from './app/config.ts';
import { askAhead } from './app/parts.ts';
import { createPortalStore } from './app/store.ts';
import { selectStored } from './session/session.slice.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const store = createPortalStore({
  captcha: createCaptcha(config.captcha.scriptUrl, config.captcha.siteKey),
  storage: window.localStorage,
});

if (selectStored(store.getState())) askAhead(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
