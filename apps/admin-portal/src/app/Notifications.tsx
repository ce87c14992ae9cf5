import { notificationShown, selectNotifications } from '@laundry/flow';
import type { NotificationCenter } from '@laundry/ui-kit/notification-center';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/**
 * The notifications of the store, over every page of the dashboard. Their code loads after the first page;
 * until then they wait in the store.
 */
export function Notifications() {
  const dispatch = useDispatch();
  const notifications = useSelector(selectNotifications);
  const [Center, setCenter] = useState<typeof NotificationCenter>();
  useEffect(() => {
    if (Center) return;
    import('@laundry/ui-kit/notification-center').then(
      (code) => setCenter(() => code.NotificationCenter),
      // The next notification tries again.
      () => undefined,
    );
  }, [Center, notifications]);
  return Center && <Center notifications={notifications} onShown={(id) => dispatch(notificationShown(id))} />;
}
