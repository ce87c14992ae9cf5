import { forgottenPassword as texts } from '@laundry/strings';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../shared/paths.ts';

/** The way back to the login. */
export const ToLogin = () => (
  <Box component="p" sx={{ m: 0, mt: 3 }}>
    <Link component={RouterLink} to={paths.login} sx={{ display: 'inline-block', py: 1.25 }}>
      {texts.toLogin}
    </Link>
  </Box>
);
