import { RadioGroup } from '../controls/RadioGroup.tsx';
import type { RadioOption } from '../controls/RadioGroup.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface RadioGroupFieldProps extends FieldProps {
  options: readonly RadioOption[];
}

/** A choice among a few visible options, each a card that can be clicked anywhere. */
export function RadioGroupField({
  required = false,
  disabled = false,
  options,
  ...props
}: RadioGroupFieldProps) {
  const { id, field, helpers, invalid, helperText } = useKitField<string>(props);
  return (
    <div onBlur={field.onBlur}>
      <RadioGroup
        name={field.name}
        label={props.label}
        options={options}
        value={field.value}
        onChange={(value) => void helpers.setValue(value)}
        disabled={disabled}
        required={required}
        invalid={invalid}
        describedBy={`${id}-helper-text`}
      />
      <p id={`${id}-helper-text`} className="kit-helper" data-invalid={invalid ? '' : undefined}>
        {helperText}
      </p>
    </div>
  );
}
