import { AppThemeProvider } from '@laundry/ui-kit';
import { NotificationCenter } from '@laundry/ui-kit/notifications';
import type { NotificationCenterProps } from '@laundry/ui-kit/notifications';
import { config } from './config.ts';

/** The kit's notifications for islands that have no theme of their own. */
export default function ThemedNotifications(props: NotificationCenterProps) {
  return (
    <AppThemeProvider brand={config.brand.look}>
      <NotificationCenter {...props} />
    </AppThemeProvider>
  );
}
