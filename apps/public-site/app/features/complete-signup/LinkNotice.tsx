import type { TokenRefusal } from '@laundry/api-contract';
import { textOf } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { completeSignup as texts } from '@laundry/strings';
import { Notice } from '@laundry/ui-kit/controls';
import { paths } from '../../paths.ts';

const KINDS: Readonly<Record<TokenRefusal, ErrorKind>> = {
  invalid: 'invalidToken',
  used: 'usedToken',
  expired: 'expiredToken',
};

/** The next step for a person whose link cannot be used. */
export const NextStep = ({ reason }: { reason: TokenRefusal }) =>
  reason === 'used' ? (
    <a href={paths.apps} className="kit-button kit-button-outlined">
      {texts.toApps}
    </a>
  ) : (
    <a href={paths.contact} className="kit-button kit-button-outlined">
      {texts.toContact}
    </a>
  );

/** The reason why a link cannot be used, and what to do now. */
export const LinkNotice = ({ reason }: { reason: TokenRefusal }) => (
  <Notice title={textOf(KINDS[reason])} action={<NextStep reason={reason} />}>
    {texts.nextSteps[reason]}
  </Notice>
);
