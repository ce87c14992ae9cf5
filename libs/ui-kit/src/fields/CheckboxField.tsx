import { Checkbox } from '../controls/Checkbox.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

/** A checkbox; its value in the form is a boolean. */
export function CheckboxField(props: FieldProps) {
  const { field, helpers, hasMessage, frame, control } = useKitField<boolean>(props);
  const { 'aria-describedby': helperId, ...attributes } = control;
  return (
    <div>
      <Checkbox
        {...attributes}
        label={props.label}
        checked={field.value}
        onChange={(checked) => void helpers.setValue(checked)}
        aria-describedby={hasMessage ? helperId : undefined}
      />
      {hasMessage && (
        <p id={helperId} className="kit-helper" data-invalid={frame.invalid ? '' : undefined}>
          {frame.helperText}
        </p>
      )}
    </div>
  );
}
