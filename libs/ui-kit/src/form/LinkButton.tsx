import { styled } from '@mui/material/styles';
import { linkButton } from '../native/linkButton.ts';

/** The link button beside MUI's parts. */
export const LinkButton = styled('button')({
  ...linkButton,
  margin: 0,
  textDecorationThickness: '0.08em',
  '&:hover': { textDecorationThickness: '0.14em' },
});
