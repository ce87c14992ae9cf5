import { AppThemeProvider } from '@laundry/ui-kit';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router';
import { config } from './config.ts';
import { HYDRATED } from './hydrated.ts';
import { Notifications } from './Notifications.tsx';
import { createSiteStore } from './store.ts';
import { browserDevice, browserSession } from './session/browserSession.ts';
import { withMemory } from './session/withMemory.ts';

/** Store, theme and notifications around every page. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [store] = useState(() =>
    createSiteStore({
      session: withMemory(browserSession),
      device: browserDevice,
      leave: (url) => window.location.assign(url),
      navigate: (path, state) => void navigate(path, { state }),
    }),
  );
  useEffect(() => {
    // Effects of the page below have run: it takes what was entered before (site-script/earlyInput.ts).
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return (
    <Provider store={store}>
      <AppThemeProvider brand={config.brand.look}>
        {children}
        <Notifications />
      </AppThemeProvider>
    </Provider>
  );
}
