import type { InputHTMLAttributes } from 'react';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox; its label can be clicked as well. */
export const Checkbox = ({ label, onChange, ...attributes }: CheckboxProps) => (
  <label className="kit-check">
    <input {...attributes} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
