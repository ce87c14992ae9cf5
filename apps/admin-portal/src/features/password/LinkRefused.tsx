import type { TokenRefusal } from '@laundry/api-contract';
import { forgottenPassword as texts } from '@laundry/strings';
import { ErrorNotice } from '@laundry/ui-kit';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../../shared/paths.ts';

/** Why a link cannot be used, and the way to a new one. */
export const LinkRefused = ({ reason }: { reason: TokenRefusal }) => (
  <ErrorNotice
    title={texts.refused[reason].title}
    action={
      <Button component={Link} to={paths.forgotPassword} variant="outlined" size="small">
        {texts.another}
      </Button>
    }
  >
    {texts.refused[reason].next}
  </ErrorNotice>
);
