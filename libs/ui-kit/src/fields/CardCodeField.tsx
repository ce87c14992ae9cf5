import { FieldFrame } from '../controls/FieldFrame.tsx';
import { useGrouped } from '../controls/useGrouped.ts';
import type { Grouping } from '../controls/useGrouped.ts';
import { CARD_CODE_GROUPING } from '../format/cardCode.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/** A field for a number that is grouped as it is typed. Its value in the form: the digits only. */
export const groupedField = (grouping: Grouping, className = 'kit-input') =>
  function GroupedField(props: FieldProps) {
    const { field, helpers, frame, control } = useKitField<string>(props);
    const input = useGrouped(field.value, grouping, (digits) => void helpers.setValue(digits));
    return (
      <FieldFrame {...frame}>
        <input
          {...control}
          {...input}
          className={className}
          autoComplete="off"
          inputMode="numeric"
          spellCheck={false}
        />
      </FieldFrame>
    );
  };

/** A field for a card's code (spec §3): eight digits in two groups, as printed on the card. */
export const CardCodeField = groupedField(CARD_CODE_GROUPING, 'kit-input kit-code');
