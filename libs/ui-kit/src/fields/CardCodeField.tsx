import { CARD_CODE_NUMBER } from '../format/cardCode.ts';
import { DigitsField } from './DigitsField.tsx';
import type { FieldProps } from './useKitField.ts';

/** A field for a card's code (spec §3): eight digits in two groups, as printed on the card. */
export const CardCodeField = (props: FieldProps) => <DigitsField {...props} number={CARD_CODE_NUMBER} />;
