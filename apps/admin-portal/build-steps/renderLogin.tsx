import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { AppThemeProvider } from '@laundry/ui-kit';
import type { Brand } from '@laundry/site-config';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { startReducers } from '../src/app/start.ts';
import { LoginForm } from '../src/features/login/LoginForm.tsx';
import { LoginFrame } from '../src/features/login/LoginFrame.tsx';

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The login as its document has it: the frame as plain HTML, in it the form as it is hydrated, and the styles of both. */
export function renderLogin(brand: Brand): { html: string; css: string } {
  const form = renderToString(
    <Provider store={configureStore({ reducer: combineReducers(startReducers) })}>
      <LoginForm />
    </Provider>,
  );
  const markup = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'css' })}>
      <AppThemeProvider surface="portal" brand={brand}>
        <LoginFrame>
          <div id="login-form" dangerouslySetInnerHTML={{ __html: form }} />
        </LoginFrame>
      </AppThemeProvider>
    </CacheProvider>,
  );
  const css = [...markup.matchAll(STYLES)].map(([, rules]) => rules).join('');
  return { html: markup.replace(STYLES, ''), css };
}
