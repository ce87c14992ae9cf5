import { cardField, errors, home as texts } from '@laundry/strings';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Button } from '@laundry/ui-kit';
import { CARD_CODE_PATTERN } from '@laundry/ui-kit/format';
import { CREDIT_BOX } from '../../site-script/creditBox.ts';
import { paths } from '../../paths.ts';

/** On a tablet, where it spans the page, its form is beside its text. */
const formStyles = {
  p: 3,
  display: { sm: 'grid', md: 'block' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 4,
} as const;

/** Starts a top-up: a plain form that works without scripts; the site's script reports a wrong code in it. */
export function CreditBox() {
  return (
    <Card component="section" aria-labelledby="credit-box" sx={formStyles}>
      <div>
        <Box component="h2" id="credit-box" sx={{ typography: 'h3', m: 0, mb: 1 }}>
          {texts.creditTitle}
        </Box>
        <Box component="p" sx={{ m: 0, mb: 2.5, color: 'text.secondary' }}>
          {texts.creditLead}
        </Box>
      </div>
      <form action={paths.credit} method="get" id={CREDIT_BOX}>
        <label htmlFor="credit-box-card" className="kit-label">
          {cardField.label}
        </label>
        <input
          id="credit-box-card"
          name="card"
          className="kit-input kit-code"
          inputMode="numeric"
          autoComplete="off"
          required
          pattern={CARD_CODE_PATTERN}
          title={cardField.hint}
          aria-describedby="credit-box-helper"
        />
        <p
          id="credit-box-helper"
          className="kit-helper"
          role="status"
          data-hint={cardField.hint}
          data-remembered={texts.cardRemembered('{name}')}
          data-empty={cardField.empty}
          data-wrong={errors.texts.wrongCard}
        >
          {cardField.hint}
        </p>
        <Button type="submit" style={{ marginTop: 8 }}>
          {texts.load}
        </Button>
      </form>
    </Card>
  );
}
