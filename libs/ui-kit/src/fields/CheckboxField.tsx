import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/** A checkbox; its value in the form is a boolean. */
export function CheckboxField(props: FieldProps) {
  const { field, helpers, hasMessage, frame, control } = useKitField<boolean>(props);
  const { 'aria-describedby': helperId, ...attributes } = control;
  return (
    <div>
      <label className="kit-check">
        <input
          {...attributes}
          type="checkbox"
          checked={field.value}
          onChange={({ target }) => void helpers.setValue(target.checked)}
          aria-describedby={hasMessage ? helperId : undefined}
        />
        {props.label}
      </label>
      {hasMessage && (
        <p id={helperId} className="kit-helper" data-invalid={frame.invalid ? '' : undefined}>
          {frame.helperText}
        </p>
      )}
    </div>
  );
}
