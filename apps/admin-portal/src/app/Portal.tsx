import { BrandContext } from '@laundry/ui-kit';
import type { Store } from 'redux';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { RouterProviderProps } from 'react-router/dom';
import { config } from '../shared/config.ts';

/** The portal: its store, brand and pages. */
export const Portal = ({ store, router }: { store: Store; router: RouterProviderProps['router'] }) => (
  <Provider store={store}>
    <BrandContext value={config.brand.theme}>
      <RouterProvider router={router} />
    </BrandContext>
  </Provider>
);
