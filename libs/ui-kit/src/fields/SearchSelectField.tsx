import Autocomplete from '@mui/material/Autocomplete';
import { kitFields } from '@laundry/strings';
import { SearchInput } from './SearchInput.tsx';
import { useKitField } from './useKitField.ts';
import type { SelectFieldProps } from './SelectField.tsx';

/**
 * A choice from a long list, found by typing a part of it. Its value in the form is the option's; '' when
 * none is chosen.
 */
export function SearchSelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, helpers, frame, control } = useKitField<string>(props);
  return (
    <Autocomplete
      id={control.id}
      options={options}
      value={options.find(({ value }) => value === field.value) ?? null}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      getOptionKey={({ value }) => value}
      onChange={(_, chosen) => void helpers.setValue(chosen?.value ?? '')}
      onBlur={() => void helpers.setTouched(true)}
      disabled={control.disabled}
      autoHighlight
      noOptionsText={kitFields.noOptions}
      openText={kitFields.openOptions}
      closeText={kitFields.closeOptions}
      clearText={kitFields.clear}
      renderInput={(params) => (
        <SearchInput {...control} {...frame} params={params} placeholder={placeholder} />
      )}
    />
  );
}
