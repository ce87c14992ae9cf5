import { AppThemeProvider } from '@laundry/ui-kit';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router';
import { config } from './config.ts';
import { Notifications } from './Notifications.tsx';
import type { createRouter } from './router.tsx';
import type { PortalStore } from './store.ts';

export interface AppProps {
  store: PortalStore;
  router: ReturnType<typeof createRouter>;
}

/** The portal: its store, theme, notifications and routes. */
export function App({ store, router }: AppProps) {
  return (
    <Provider store={store}>
      <AppThemeProvider surface="portal" brand={config.brand.look}>
        <Notifications />
        <RouterProvider router={router} />
      </AppThemeProvider>
    </Provider>
  );
}
