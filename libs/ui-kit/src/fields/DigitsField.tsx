import { FieldFrame } from '../controls/FieldFrame.tsx';
import { useGroupedDigits } from '../controls/useGroupedDigits.ts';
import type { GroupedNumber } from '../controls/useGroupedDigits.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface DigitsFieldProps extends FieldProps {
  number: GroupedNumber;
  className?: string;
}

/** A field for a number that is grouped as it is typed or pasted. Its value in the form: the digits only. */
export function DigitsField({ number, className = 'kit-input kit-code', ...props }: DigitsFieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  const digits = useGroupedDigits(number, field.value, (typed) => void helpers.setValue(typed));
  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...digits}
        className={className}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
      />
    </FieldFrame>
  );
}
