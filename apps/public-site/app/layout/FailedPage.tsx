import { textOf } from '@laundry/error-catalogue';
import { layout } from '@laundry/strings';
import { NativeButton, NativeNotice } from '@laundry/ui-kit/native';

/** In place of what could not be loaded or shown: never a blank page. */
export const FailedPage = () => (
  <NativeNotice
    action={
      <NativeButton variant="outlined" onClick={() => window.location.reload()}>
        {layout.failed.action}
      </NativeButton>
    }
  >
    <strong>{layout.failed.title}</strong>
    <p>{textOf('generic')}</p>
  </NativeNotice>
);
