import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';
import { helperIdOf } from '../controls/FieldFrame.tsx';

export type CheckboxFieldProps = FieldProps;

/** A checkbox; its value in the form is a boolean. */
export function CheckboxField({ required = false, disabled = false, ...props }: CheckboxFieldProps) {
  const { id, field, helpers, invalid, hasMessage, helperText } = useKitField<boolean>(props);
  return (
    <div>
      <label className="kit-check">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          checked={field.value}
          onBlur={field.onBlur}
          onChange={({ target }) => void helpers.setValue(target.checked)}
          disabled={disabled}
          aria-describedby={hasMessage ? helperIdOf(id) : undefined}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
        />
        {props.label}
      </label>
      {hasMessage && (
        <p id={helperIdOf(id)} className="kit-helper" data-invalid={invalid ? '' : undefined}>
          {helperText}
        </p>
      )}
    </div>
  );
}
