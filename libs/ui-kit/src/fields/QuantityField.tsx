import { kitFields } from '@laundry/strings';
import { FieldFrame, helperIdOf } from '../controls/FieldFrame.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface QuantityFieldProps extends Omit<FieldProps, 'enterKeyHint'> {
  /** The largest quantity; the smallest is 1. */
  max: number;
}

/**
 * A number of units from 1 to `max`: chosen from the device's own list, or changed by one with buttons. Its
 * label belongs to the list only.
 */
export function QuantityField({ max, required = false, disabled = false, ...props }: QuantityFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<number>(props);
  const step = (by: 1 | -1) => ({
    type: 'button' as const,
    className: 'kit-button kit-button-outlined kit-button-icon',
    disabled: disabled || field.value + by < 1 || field.value + by > max,
    onClick: () => void helpers.setValue(field.value + by),
  });
  return (
    <FieldFrame id={id} label={props.label} helperText={helperText} invalid={invalid}>
      <div className="kit-quantity">
        <div className="kit-select">
          <select
            id={id}
            name={field.name}
            value={field.value}
            onBlur={field.onBlur}
            onChange={({ target }) => void helpers.setValue(Number(target.value))}
            className="kit-input"
            disabled={disabled}
            aria-invalid={invalid}
            aria-required={required || undefined}
            aria-describedby={helperIdOf(id)}
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
