import { notificationShown, selectNotifications } from '@laundry/flow';
import { AppThemeProvider, NotificationCenter } from '@laundry/ui-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { createSiteStore } from './store.ts';
import { browserSession } from './session/browserSession.ts';
import { withMemory } from './session/withMemory.ts';

function Notifications() {
  const dispatch = useDispatch();
  return (
    <NotificationCenter
      notifications={useSelector(selectNotifications)}
      onShown={(id) => dispatch(notificationShown(id))}
    />
  );
}

/** Store, theme and notifications around every page. */
export function SiteProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [store] = useState(() =>
    createSiteStore({
      session: withMemory(browserSession),
      leave: (url) => window.location.assign(url),
      navigate: (path, state) => void navigate(path, { state }),
    }),
  );
  return (
    <Provider store={store}>
      <AppThemeProvider>
        {children}
        <Notifications />
      </AppThemeProvider>
    </Provider>
  );
}
