import { CURRENCY_SIGN } from '@laundry/strings/format';
import { useState } from 'react';
import { FieldFrame } from '../controls/FieldFrame.tsx';
import { useGrouped } from '../controls/useGrouped.ts';
import { AMOUNT_GROUPING, amountToPesos, normaliseAmountInput, pesosToAmount } from './amountInput.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/**
 * A field for pesos, with es-UY separators while typing. It understands a dot or a comma from any keyboard,
 * and pasted amounts in any format. Its value in the form: a number of pesos, or '' when empty.
 */
export function AmountField(props: FieldProps) {
  const { field, helpers, frame, control } = useKitField<number | ''>(props);
  const [lastTyped, setTyped] = useState('');
  const typed = amountToPesos(lastTyped) === field.value ? lastTyped : pesosToAmount(field.value);
  const input = useGrouped(typed, AMOUNT_GROUPING, (next) => {
    setTyped(next);
    void helpers.setValue(amountToPesos(next));
  });
  return (
    <FieldFrame {...frame}>
      <div className="kit-format">
        <span aria-hidden>{CURRENCY_SIGN}</span>
        <input
          {...control}
          {...input}
          className="kit-input"
          autoComplete="off"
          inputMode="decimal"
          onBlur={(event) => {
            setTyped(normaliseAmountInput(lastTyped));
            field.onBlur(event);
          }}
        />
      </div>
    </FieldFrame>
  );
}
