import { AppThemeProvider } from '@laundry/ui-kit';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { config } from './config.ts';
import { PortalRoutes } from './PortalRoutes.tsx';
import type { PortalStore } from './store.ts';

export interface AppProps {
  store: PortalStore;
}

/** The portal: its store, theme and pages. */
export function App({ store }: AppProps) {
  return (
    <Provider store={store}>
      <AppThemeProvider surface="portal" brand={config.brand.look}>
        <BrowserRouter>
          <PortalRoutes store={store} />
        </BrowserRouter>
      </AppThemeProvider>
    </Provider>
  );
}
