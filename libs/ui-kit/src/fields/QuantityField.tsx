import { kitFields } from '@laundry/strings';
import { FieldFrame } from '../controls/FieldFrame.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface QuantityFieldProps extends FieldProps {
  /** The largest quantity; the smallest is 1. */
  max: number;
}

/**
 * A number of units from 1 to `max`: chosen from the device's own list, or changed by one with buttons. Its
 * label belongs to the list only.
 */
export function QuantityField({ max, ...props }: QuantityFieldProps) {
  const { field, helpers, frame, control } = useKitField<number>(props);
  const step = (by: 1 | -1) => ({
    type: 'button' as const,
    className: 'kit-button kit-button-outlined kit-button-icon',
    disabled: control.disabled,
    // Not `disabled` at a bound, because the press that reaches it keeps the focus.
    'aria-disabled': field.value === (by > 0 ? max : 1),
    onClick: () => void helpers.setValue(Math.min(Math.max(1, field.value + by), max)),
  });
  return (
    <FieldFrame {...frame}>
      <div className="kit-quantity">
        <div className="kit-select">
          <select
            {...control}
            value={field.value}
            onChange={({ target }) => void helpers.setValue(Number(target.value))}
            className="kit-input"
          >
            {Array.from({ length: max }, (_, index) => (
              <option key={index + 1} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </div>
        <button aria-label={kitFields.oneLess} {...step(-1)}>
          −
        </button>
        <button aria-label={kitFields.oneMore} {...step(1)}>
          +
        </button>
      </div>
    </FieldFrame>
  );
}
