import { notificationShown, selectNotifications } from '@laundry/flow';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useBroughtBack } from './paying/useBroughtBack.ts';

const NotificationCenter = lazy(() => import('./ThemedNotifications.tsx'));

type State = Parameters<typeof selectNotifications>[0];

/** The notifications of the store, over every page; their code comes with the first of them. */
export function Notifications() {
  const dispatch = useDispatch();
  const store = useStore<State>();
  const notifications = useSelector(selectNotifications);
  const [needed, setNeeded] = useState(false);
  if (notifications.length > 0 && !needed) setNeeded(true);
  // Those that were still waiting for their code when the page was left are not told when it is shown again.
  useBroughtBack(
    useCallback(() => {
      for (const { id } of selectNotifications(store.getState())) dispatch(notificationShown(id));
    }, [store, dispatch]),
  );
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <NotificationCenter notifications={notifications} onShown={(id) => dispatch(notificationShown(id))} />
    </Suspense>
  );
}
