import { RadioGroup } from '../controls/RadioGroup.tsx';
import type { RadioOption } from '../controls/RadioGroup.tsx';
import { useKitField } from './useKitField.ts';
import type { FieldProps } from './useKitField.ts';

export interface RadioGroupFieldProps extends FieldProps {
  options: readonly RadioOption[];
}

/** A choice among a few visible options, each a card that can be clicked anywhere. */
export function RadioGroupField({ options, ...props }: RadioGroupFieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  const { 'aria-describedby': helperId } = control;
  return (
    <div onBlur={field.onBlur}>
      <RadioGroup
        name={field.name}
        label={props.label}
        options={options}
        value={field.value}
        onChange={(value) => void helpers.setValue(value)}
        disabled={control.disabled}
        invalid={frame.invalid}
        describedBy={helperId}
      />
      <p id={helperId} className="kit-helper" data-invalid={frame.invalid ? '' : undefined}>
        {frame.helperText}
      </p>
    </div>
  );
}
