import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, helperTextId } from './FieldFrame.tsx';
import type { FieldFrameProps } from './FieldFrame.tsx';

type Attributes = InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement>;

export interface TextInputProps
  extends
    Omit<Attributes, 'children' | 'className' | 'id' | 'onChange'>,
    Pick<FieldFrameProps, 'label'>,
    Partial<Omit<FieldFrameProps, 'label' | 'children'>> {
  name: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'search' | undefined;
  value: string;
  onChange: (value: string) => void;
  /** The id of another description, read after the helper text. */
  describedBy?: string | undefined;
  /** The number of rows of a text area; by default the field has a single line. */
  rows?: number | undefined;
  /** A button at the end of the field's box. */
  endAdornment?: ReactNode;
}

/** A text field of one line (or `rows` lines), with a line for messages. */
export function TextInput({
  id: given,
  label,
  labelHidden,
  labelId,
  type = 'text',
  onChange,
  invalid = false,
  helperText,
  describedBy,
  rows,
  endAdornment,
  ...attributes
}: TextInputProps) {
  const own = useId();
  const id = given ?? own;
  const described = [helperText !== null && helperTextId(id), describedBy].filter(Boolean).join(' ');
  const control: Attributes = {
    ...attributes,
    id,
    onChange: ({ target }) => onChange(target.value),
    'aria-invalid': invalid,
    'aria-describedby': described || undefined,
  };
  const box =
    rows === undefined ? (
      <input {...control} type={type} className="kit-input" />
    ) : (
      <textarea {...control} rows={rows} className="kit-input kit-text" />
    );
  return (
    <FieldFrame {...{ id, label, labelHidden, labelId, helperText, invalid }}>
      {endAdornment === undefined ? (
        box
      ) : (
        <div className="kit-box">
          {box}
          {endAdornment}
        </div>
      )}
    </FieldFrame>
  );
}
