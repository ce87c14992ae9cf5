import { useId } from 'react';

export interface NativeTextFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

/** One line of text. */
export function NativeTextField({ name, label, value, onChange, maxLength }: NativeTextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="kit-label">
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="kit-input"
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
