import { FieldFrame, helperIdOf } from '../controls/FieldFrame.tsx';
import { useCardCode } from '../controls/useCardCode.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export type CardCodeFieldProps = FieldProps;

/**
 * A field for a card's code (spec §3): eight digits in two groups, as printed on the card. Its value in the
 * form: the digits only.
 */
export function CardCodeField({ required = false, disabled = false, ...props }: CardCodeFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  const code = useCardCode(field.value, (digits) => void helpers.setValue(digits));
  return (
    <FieldFrame id={id} label={props.label} helperText={helperText} invalid={invalid}>
      <input
        {...code}
        id={id}
        name={field.name}
        className="kit-input kit-code"
        onBlur={field.onBlur}
        disabled={disabled}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        enterKeyHint={props.enterKeyHint}
        aria-invalid={invalid}
        aria-required={required || undefined}
        aria-describedby={helperIdOf(id)}
      />
    </FieldFrame>
  );
}
