import { styled } from '@mui/material/styles';
import { linkButton } from '../theme/components/links.ts';

/** A button that looks like a link, for pages with MUI. */
export const LinkButton = styled('button')({
  ...linkButton,
  margin: 0,
  textDecorationThickness: '0.08em',
  '&:hover': { textDecorationThickness: '0.14em' },
});
