import Button from '@mui/material/Button';
import { notified } from '@laundry/flow';
import { errors, notifications, paymentResult } from '@laundry/strings';
import { useDispatch } from 'react-redux';
import { printOnlyStyles } from '../../layout/printOnly.tsx';
import { sharePage } from './sharePage.ts';
import type { Shared } from './sharePage.ts';

const { receipt: texts } = paymentResult;

/** The notifications after sharing; where the device's own dialog took over, there is none. */
const NOTIFICATIONS: Partial<Record<Shared, Parameters<typeof notified>[0]>> = {
  copied: { variant: 'success', title: notifications.successTitle, text: texts.copied },
  failed: { variant: 'error', title: errors.title, text: texts.notShared },
};

/** Buttons to print the receipt, and to share its page (D44). */
export function ReceiptActions() {
  const dispatch = useDispatch();
  const share = async () => {
    const notification = NOTIFICATIONS[await sharePage(texts.title)];
    if (notification) dispatch(notified(notification));
  };
  return (
    <>
      {printOnlyStyles}
      <Button variant="outlined" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <Button variant="outlined" onClick={() => void share()}>
        {texts.share}
      </Button>
    </>
  );
}
