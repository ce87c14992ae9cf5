import { notificationShown, selectNotifications } from '@laundry/flow';
import { Notifications as PlainNotifications } from '@laundry/ui-kit/controls';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { NotificationsProps } from '@laundry/ui-kit/controls';

/**
 * The notifications of the store, over every page of the dashboard. The code of their snackbars loads when
 * the first one comes, which waits in the store.
 */
export function Notifications() {
  const dispatch = useDispatch();
  const notifications = useSelector(selectNotifications);
  const [Center, setCenter] = useState<ComponentType<NotificationsProps>>();
  const isNeeded = notifications.length > 0 && !Center;
  useEffect(() => {
    if (!isNeeded) return;
    import('@laundry/ui-kit/notification-center').then(
      (code) => setCenter(() => code.NotificationCenter),
      // The browser would not load it again before the page is opened anew.
      () => setCenter(() => PlainNotifications),
    );
  }, [isNeeded]);
  return Center && <Center notifications={notifications} onShown={(id) => dispatch(notificationShown(id))} />;
}
