import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';

export interface NativeFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'onBlur' | 'type'
> {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it; announced. */
  error?: string | undefined;
  /** A soft remark on what was entered; it never blocks. */
  remark?: ReactNode;
  /** At the end of the box: a button that belongs to the field. */
  endAdornment?: ReactNode;
}

/** One line of text without capitals of its own, and a line for what is said of it. */
export function NativeField({
  label,
  onChange,
  error,
  remark,
  endAdornment,
  ...attributes
}: NativeFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="kit-label">
        {label}
      </label>
      <div className="kit-box">
        <input
          {...attributes}
          id={id}
          className="kit-input"
          autoCapitalize="none"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-helper`}
          onChange={({ target }) => onChange(target.value)}
        />
        {endAdornment}
      </div>
      <p
        id={`${id}-helper`}
        className="kit-helper"
        data-invalid={error === undefined ? undefined : ''}
        data-remark={error === undefined && remark ? '' : undefined}
      >
        {error ?? remark}
      </p>
    </div>
  );
}
