import type { ReactNode } from 'react';

/** One of a few. */
export interface RadioOption {
  value: string;
  label: string;
  /** A line under the label; it belongs to the option's description, not to its name. */
  description?: ReactNode;
  /** A drawing at its end; its label says the same. */
  icon?: ReactNode;
}

export interface NativeRadioGroupProps {
  name: string;
  label: string;
  options: readonly RadioOption[];
  /** Empty where nothing is chosen yet. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  required?: boolean;
  invalid?: boolean;
  /** Id of a text about the group. */
  describedBy?: string;
}

/** One of a few, all in sight, each a card that is pressed anywhere. */
export const NativeRadioGroup = ({
  name,
  label,
  options,
  value,
  onChange,
  disabled,
  required,
  invalid,
  describedBy,
}: NativeRadioGroupProps) => (
  <div
    role="radiogroup"
    aria-labelledby={`${name}-label`}
    aria-describedby={describedBy}
    aria-invalid={invalid || undefined}
    aria-required={required || undefined}
    className="kit-fieldset"
  >
    <span id={`${name}-label`} className="kit-label" style={{ marginBottom: 0 }}>
      {label}
    </span>
    {options.map((option) => (
      <label key={option.value} className="kit-choice">
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          disabled={disabled}
          aria-labelledby={`${name}-${option.value}`}
          aria-describedby={option.description === undefined ? undefined : `${name}-${option.value}-more`}
        />
        <strong id={`${name}-${option.value}`}>{option.label}</strong>
        {option.description !== undefined && (
          <small id={`${name}-${option.value}-more`}>{option.description}</small>
        )}
        {option.icon}
      </label>
    ))}
  </div>
);
