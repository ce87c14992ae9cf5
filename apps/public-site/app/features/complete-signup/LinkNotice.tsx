import type { TokenRefusal } from '@laundry/api-contract';
import { textOf } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { completeSignup as texts } from '@laundry/strings';
import { ErrorNotice } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/ButtonLink.tsx';
import { paths } from '../../paths.ts';

const KINDS: Readonly<Record<TokenRefusal, ErrorKind>> = {
  invalid: 'invalidToken',
  used: 'usedToken',
  expired: 'expiredToken',
};

/** Where a person whose link cannot be used goes on. */
export const NextStep = ({ reason }: { reason: TokenRefusal }) =>
  reason === 'used' ? (
    <ButtonLink to={paths.apps} variant="outlined">
      {texts.toApps}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.contact} variant="outlined">
      {texts.toContact}
    </ButtonLink>
  );

/** Why a link cannot be used, and what to do now. */
export const LinkNotice = ({ reason }: { reason: TokenRefusal }) => (
  <ErrorNotice title={textOf(KINDS[reason])} action={<NextStep reason={reason} />} sx={{ mb: 4 }}>
    {texts.nextSteps[reason]}
  </ErrorNotice>
);
