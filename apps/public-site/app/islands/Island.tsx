import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Notifications } from '../Notifications.tsx';
import { createSiteStore } from '../store.ts';
import type { SiteFlow } from '../store.ts';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';
import { useEnvironment } from './environment.ts';

export interface IslandProps {
  /** The reducers and sagas that it needs, and no others. */
  flow: SiteFlow;
  children: ReactNode;
}

/**
 * What every island stands in: a store of its own, notifications, and the notice of what could not be shown.
 */
export function Island({ flow, children }: IslandProps) {
  const environment = useEnvironment();
  const [store] = useState(() => createSiteStore(flow, environment));
  return (
    <Provider store={store}>
      <IslandErrorBoundary>{children}</IslandErrorBoundary>
      <Notifications />
    </Provider>
  );
}
