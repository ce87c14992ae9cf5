import { useId } from 'react';
import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, helperTextId } from './FieldFrame.tsx';
import type { FieldFrameProps } from './FieldFrame.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends
    Pick<SelectHTMLAttributes<HTMLSelectElement>, 'disabled' | 'onBlur'>,
    Pick<FieldFrameProps, 'label' | 'labelHidden'> {
  id?: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The text of the empty option, whose value is ''. Without it, the first option is the initial one. */
  placeholder?: string | undefined;
  invalid?: boolean;
  /** The text below; `null` reserves no line for it. */
  helperText?: FieldFrameProps['helperText'];
}

/** A choice from a list, with the device's own picker. */
export function Select({
  id: given,
  label,
  labelHidden,
  onChange,
  options,
  placeholder,
  invalid = false,
  helperText = null,
  ...attributes
}: SelectProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <FieldFrame {...{ id, label, labelHidden, helperText, invalid }}>
      <div className="kit-select">
        <select
          {...attributes}
          id={id}
          className="kit-input"
          aria-invalid={invalid}
          aria-describedby={helperText === null ? undefined : helperTextId(id)}
          onChange={({ target }) => onChange(target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
