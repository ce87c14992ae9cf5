import { notificationShown, selectNotifications } from '@laundry/flow';
import { ContactAddress, Notifications as NotificationStack } from '@laundry/ui-kit/controls';
import { Component, useCallback, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { FailedPage } from '../layout/FailedPage.tsx';
import { paths } from '../paths.ts';
import { createSiteStore } from '../store.ts';
import type { SiteFlow } from '../store.ts';
import { useEnvironment } from './environment.ts';
import type { InitialData } from './island.ts';

/** Shows the store's notifications over the page. */
function Notifications() {
  const dispatch = useDispatch();
  const notifications = useSelector(selectNotifications);
  const shown = useCallback((id: string) => dispatch(notificationShown(id)), [dispatch]);
  return <NotificationStack notifications={notifications} onShown={shown} />;
}

/** Shows a failure notice instead of an island that failed to render, which would be blank. */
class IslandErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}

const NO_FLOW: SiteFlow = { reducers: {} };

/**
 * An island: its content with its own store, notifications, and an error boundary.
 *
 * @param flow receives the data that the page was built with or already shows; undefined without any
 */
export const createIsland = <Data,>(
  Content: ComponentType,
  flow: (initialData?: Data) => SiteFlow = () => NO_FLOW,
) =>
  function Island({ initialData }: InitialData) {
    const environment = useEnvironment();
    // The cast is safe, because the data were checked when this version of the site put them into the page.
    const [store] = useState(() => createSiteStore(flow(initialData as Data), environment));
    return (
      <Provider store={store}>
        <ContactAddress value={paths.contact}>
          <IslandErrorBoundary>
            <Content />
          </IslandErrorBoundary>
          <Notifications />
        </ContactAddress>
      </Provider>
    );
  };
