import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { kit, kitFields } from '@laundry/strings';
import { useKitField } from './useKitField.ts';
import type { SelectFieldProps } from './SelectField.tsx';

export interface SearchSelectFieldProps extends SelectFieldProps {
  /** Whether the options are being loaded. */
  loading?: boolean;
  /** Called after a choice; with '' when it was cleared. */
  onChosen?: (value: string) => void;
}

/**
 * A choice from a long list, found by typing a part of it. Its value in the form is the option's; '' when
 * none is chosen.
 */
export function SearchSelectField({
  options,
  placeholder,
  loading = false,
  onChosen,
  ...props
}: SearchSelectFieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  return (
    <Autocomplete
      id={control.id}
      options={options}
      value={options.find(({ value }) => value === field.value) ?? null}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      getOptionKey={({ value }) => value}
      onChange={(_, chosen) => {
        void helpers.setValue(chosen?.value ?? '');
        onChosen?.(chosen?.value ?? '');
      }}
      onBlur={() => void helpers.setTouched(true)}
      disabled={control.disabled}
      loading={loading}
      autoHighlight
      loadingText={kit.loading}
      noOptionsText={kitFields.noOptions}
      openText={kitFields.openOptions}
      closeText={kitFields.closeOptions}
      clearText={kitFields.clear}
      renderInput={({ slotProps, ...input }) => (
        <MuiTextField
          {...input}
          name={field.name}
          label={frame.label}
          placeholder={placeholder}
          error={frame.invalid}
          helperText={frame.helperText}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, 'aria-required': control['aria-required'] },
          }}
        />
      )}
    />
  );
}
