import { PatternField } from './PatternField.tsx';
import type { FieldProps } from './useKitField.ts';

export type CardCodeFieldProps = FieldProps;

/** The code in a pasted text: eight digits together or in two groups, and no more beside them. */
function cardCodeIn(text: string): string | undefined {
  const [found] = /(?<!\d)\d{4}[\s.-]?\d{4}(?!\d)/.exec(text) ?? [];
  return found?.replaceAll(/\D/g, '');
}

/** A card's code (section 3): eight digits in two groups, as the card shows them; any text that holds one may be pasted. */
export const CardCodeField = (props: CardCodeFieldProps) => (
  <PatternField {...props} pattern="#### ####" findIn={cardCodeIn} />
);
