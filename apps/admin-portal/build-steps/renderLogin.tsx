import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { AppThemeProvider } from '@laundry/ui-kit';
import { ControlStyles } from '@laundry/ui-kit/control-styles';
import type { Brand } from '@laundry/brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginForm, LoginFrame } from '../src/features/login/LoginForm.tsx';
import { canResetPassword } from '../src/session/offers.slice.ts';
import { config } from '../src/shared/config.ts';

const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The login as its document has it: its frame, its form and the styles of both. */
export function renderLogin(brand: Brand): { html: string; css: string } {
  const markup = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'css' })}>
      <AppThemeProvider surface="portal" brand={brand}>
        <ControlStyles />
        <LoginFrame>
          <LoginForm canReset={canResetPassword(config.missingCalls)} />
        </LoginFrame>
      </AppThemeProvider>
    </CacheProvider>,
  );
  const css = [...markup.matchAll(STYLES)].map(([, rules]) => rules).join('');
  return { html: markup.replace(STYLES, ''), css };
}
