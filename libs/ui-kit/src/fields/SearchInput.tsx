import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import type { InputHTMLAttributes } from 'react';
import { FieldFrame } from '../controls/FieldFrame.tsx';
import type { FieldFrameProps } from '../controls/FieldFrame.tsx';

export interface SearchInputProps
  extends
    InputHTMLAttributes<HTMLInputElement>,
    Pick<FieldFrameProps, 'label'>,
    Partial<Pick<FieldFrameProps, 'helperText' | 'invalid'>> {
  /** What MUI's Autocomplete gives its text field. */
  params: AutocompleteRenderInputParams;
}

/** The text field of MUI's Autocomplete, drawn as the kit's other fields. */
export function SearchInput({
  params,
  label,
  helperText = null,
  invalid = false,
  ...attributes
}: SearchInputProps) {
  const { id, slotProps } = params;
  const { ref: box, endAdornment } = slotProps.input;
  return (
    <FieldFrame {...{ id, label, helperText, invalid }}>
      <div ref={box} className="kit-box">
        <input {...attributes} {...slotProps.htmlInput} className="kit-input" />
        {endAdornment}
      </div>
    </FieldFrame>
  );
}
