import Button from '@mui/material/Button';
import { notified } from '@laundry/flow';
import { errors, notifications, paymentResult } from '@laundry/strings';
import { useDispatch } from 'react-redux';
import { printOnlyStyles } from '../../layout/printOnly.tsx';
import { sharePage } from './sharePage.ts';
import type { Shared } from './sharePage.ts';

const { receipt: texts } = paymentResult;

/** What is said of sharing; where the device's own means took it, those say it. */
const SAID: Partial<Record<Shared, Parameters<typeof notified>[0]>> = {
  copied: { variant: 'success', title: notifications.successTitle, text: texts.copied },
  failed: { variant: 'error', title: errors.title, text: texts.notShared },
};

export { PRINT_ONLY } from '../../layout/printOnly.tsx';

/** Prints the receipt alone, and shares its page (D44). */
export function ReceiptActions() {
  const dispatch = useDispatch();
  const share = async () => {
    const said = SAID[await sharePage(texts.title)];
    if (said) dispatch(notified(said));
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
