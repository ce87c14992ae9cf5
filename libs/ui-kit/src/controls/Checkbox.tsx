export interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox; its label can be clicked as well. */
export const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <label className="kit-check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
