export interface NativeCheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox; its label can be clicked as well. */
export const NativeCheckbox = ({ label, checked, onChange }: NativeCheckboxProps) => (
  <label className="kit-check">
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
