import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiTextField from '@mui/material/TextField';
import { home as texts } from '@laundry/strings';
import { paths } from '../../paths.ts';

/** Starts a top-up: a plain form that works before, and without, any script. */
export function CreditBox() {
  return (
    <Card component="section" aria-labelledby="credit-box" sx={{ p: 3 }}>
      <Box component="h2" id="credit-box" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {texts.creditTitle}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 2.5, color: 'text.secondary' }}>
        {texts.creditLead}
      </Box>
      <form action={paths.credit} method="get">
        <MuiTextField
          id="credit-box-card"
          name="card"
          label={texts.cardLabel}
          helperText={texts.cardHint}
          autoComplete="off"
          fullWidth
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
        />
        <Button type="submit" variant="contained" sx={{ mt: 2 }}>
          {texts.load}
        </Button>
      </form>
    </Card>
  );
}
