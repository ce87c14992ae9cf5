import type { ReactNode } from 'react';

export interface RadioOption {
  value: string;
  label: string;
  /** A line below the label: the accessible description, not part of the accessible name. */
  description?: ReactNode;
  /** A decorative drawing at the end of the option. */
  icon?: ReactNode;
}

export interface RadioGroupProps {
  name: string;
  label: string;
  options: readonly RadioOption[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  invalid?: boolean;
  /** The id of the group's description. */
  describedBy?: string;
}

/** A choice among a few visible options, each a card that can be clicked anywhere. */
export const RadioGroup = ({
  name,
  label,
  options,
  value,
  onChange,
  disabled,
  invalid,
  describedBy,
}: RadioGroupProps) => (
  <div
    role="radiogroup"
    aria-labelledby={`${name}-label`}
    aria-describedby={describedBy}
    aria-invalid={invalid || undefined}
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
