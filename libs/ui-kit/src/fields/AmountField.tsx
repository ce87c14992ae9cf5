import { CURRENCY_SIGN } from '@laundry/strings/format';
import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { NumberFormatBase } from 'react-number-format';
import { FieldFrame } from '../controls/FieldFrame.tsx';
import type { FieldFrameProps } from '../controls/FieldFrame.tsx';
import { skipSeparators } from '../controls/skipSeparators.ts';
import {
  pesosToAmount,
  amountToPesos,
  parseAmountInput,
  normaliseAmountInput,
  formatAmountInput,
} from './amountInput.ts';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/** A dot before three digits is a thousands separator. */
const overThousands = skipSeparators((text, index) => /^\.\d{3}/.test(text.slice(index)));

/** Allows the caret anywhere in the text. */
const anywhere = (shown: string): boolean[] => Array.from({ length: shown.length + 1 }, () => true);

interface AmountInputProps extends InputHTMLAttributes<HTMLInputElement> {
  frame: Omit<FieldFrameProps, 'children'>;
}

const AmountInput = ({ frame, ...control }: AmountInputProps) => (
  <FieldFrame {...frame}>
    <div className="kit-format">
      <span aria-hidden>{CURRENCY_SIGN}</span>
      <input {...control} className="kit-input" autoComplete="off" spellCheck={false} />
    </div>
  </FieldFrame>
);

/**
 * A field for pesos, with es-UY separators while typing. It understands a dot or a comma from any keyboard,
 * and pasted amounts in any format. Its value in the form: a number of pesos, or '' when empty.
 */
export function AmountField(props: FieldProps) {
  const { field, helpers, frame, control } = useKitField<number | ''>(props);
  const [lastTyped, setTyped] = useState('');
  const typed = amountToPesos(lastTyped) === field.value ? lastTyped : pesosToAmount(field.value);
  return (
    <NumberFormatBase
      {...control}
      frame={frame}
      customInput={AmountInput}
      value={typed}
      valueIsNumericString
      format={formatAmountInput}
      removeFormatting={parseAmountInput}
      getCaretBoundary={anywhere}
      onKeyDown={overThousands}
      onValueChange={({ value }, { event }) => {
        // A change that originates from the form's own value must not be reported back to it.
        if (event === undefined) return;
        setTyped(value);
        void helpers.setValue(amountToPesos(value));
      }}
      onBlur={(event) => {
        setTyped(normaliseAmountInput(lastTyped));
        field.onBlur(event);
      }}
      inputMode="decimal"
    />
  );
}
