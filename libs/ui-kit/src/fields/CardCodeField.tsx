import { PatternField } from './PatternField.tsx';
import type { FieldProps } from './useKitField.ts';

export type CardCodeFieldProps = FieldProps;

/** A card's code (section 3): eight digits in two groups, as the card shows them; '1234-5678' may be pasted. */
export const CardCodeField = (props: CardCodeFieldProps) => <PatternField {...props} pattern="#### ####" />;
