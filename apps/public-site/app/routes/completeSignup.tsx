import { completeSignup } from '@laundry/strings';
import { PasswordStyles } from '@laundry/ui-kit/control-styles';
import { typefacePreload } from '@laundry/ui-kit/typeface-preload';
import { CompleteSignupPage } from '../features/complete-signup/CompleteSignupPage.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { FieldErrorsScript } from '../layout/FieldErrorsScript.tsx';
import { hiddenPageMeta } from '../layout/pageMeta.ts';

export const meta = () => hiddenPageMeta(completeSignup.title);

/** The address contains the invitation's token, which no request may reveal. */
export const links = () => [typefacePreload];

export default () => (
  <>
    <PasswordStyles />
    <FieldErrorsScript />
    <CompleteSignupPage form={<IslandSlot />} />
  </>
);
