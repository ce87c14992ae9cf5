import { errorText } from '@laundry/error-catalogue';
import { layout } from '@laundry/strings';
import { config } from '../config.ts';
import { Button, MessageText, Notice } from '@laundry/ui-kit/controls';

const { email, phone } = config.brand;

/** Shown instead of a page that failed to load or render, which would be blank. */
export const FailedPage = () => (
  <Notice
    action={
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {layout.failed.action}
      </Button>
    }
  >
    <strong>{layout.failed.title}</strong>
    <p>
      <MessageText text={errorText(navigator.onLine ? 'generic' : 'offline')} />
    </p>
    <p>
      <a href={`mailto:${email}`}>{email}</a> · <a href={`tel:${phone}`}>{phone}</a>
    </p>
  </Notice>
);
