import { FieldFrame } from '../controls/FieldFrame.tsx';
import { useCardCode } from '../controls/useCardCode.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/**
 * A field for a card's code (spec §3): eight digits in two groups, as printed on the card. Its value in the
 * form: the digits only.
 */
export function CardCodeField(props: FieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  const code = useCardCode(field.value, (digits) => void helpers.setValue(digits));
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...code}
        className="kit-input kit-code"
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
      />
    </FieldFrame>
  );
}
