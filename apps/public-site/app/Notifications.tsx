import { notificationShown, selectNotifications } from '@laundry/flow';
import { lazy, Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const NotificationCenter = lazy(() => import('./ThemedNotifications.tsx'));

/** The notifications of the store, over every page; their code comes with the first of them. */
export function Notifications() {
  const dispatch = useDispatch();
  const notifications = useSelector(selectNotifications);
  const [needed, setNeeded] = useState(false);
  if (notifications.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <NotificationCenter notifications={notifications} onShown={(id) => dispatch(notificationShown(id))} />
    </Suspense>
  );
}
