import { tabularFigures } from '../theme/typography.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

export type CardCodeFieldProps = FieldProps;

const CARD_CODE_LENGTH = 8;
const onlyDigits = (typed: string): string => typed.replaceAll(/\D/g, '').slice(0, CARD_CODE_LENGTH);

/** A card's code (section 3): digits alone are kept, so '1234 5678' may be pasted; at most eight. */
export function CardCodeField(props: CardCodeFieldProps) {
  return (
    <TextField
      {...props}
      keep={onlyDigits}
      inputMode="numeric"
      autoComplete="off"
      inputAttributes={{ spellCheck: false, style: { ...tabularFigures, letterSpacing: '0.08em' } }}
    />
  );
}
