import GlobalStyles from '@mui/material/GlobalStyles';
import { NativeNotifications } from '../native/NativeNotifications.tsx';
import type { NativeNotificationsProps } from '../native/NativeNotifications.tsx';
import { notificationStyles } from '../native/notificationStyles.ts';

/** The notifications and their styles, for pages without the native parts' own; once per app. */
export const NotificationCenter = (props: NativeNotificationsProps) => (
  <>
    <GlobalStyles styles={notificationStyles} />
    <NativeNotifications {...props} />
  </>
);
