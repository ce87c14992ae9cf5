import { AppThemeProvider } from '@laundry/ui-kit';
import { ControlStyles } from '@laundry/ui-kit/control-styles';
import type { Store } from 'redux';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { RouterProviderProps } from 'react-router/dom';
import { config } from '../shared/config.ts';

export interface PortalProps {
  store: Store;
  router: RouterProviderProps['router'];
}

/** The portal: its store, theme and pages. */
export const Portal = ({ store, router }: PortalProps) => (
  <Provider store={store}>
    <AppThemeProvider surface="portal" brand={config.brand.theme}>
      <ControlStyles />
      <RouterProvider router={router} />
    </AppThemeProvider>
  </Provider>
);
