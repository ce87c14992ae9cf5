import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, helperIdOf } from './FieldFrame.tsx';

/** Errors that the page itself shows before React runs, in the same place and words as the form's own. */
export interface ConstraintMessages {
  /** Shown where it was left empty. */
  readonly required?: string;
  /** Shown where the browser's own validation (type, pattern) rejects it. */
  readonly invalid?: string;
}

type ControlAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement>,
  | 'aria-required'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'onBlur'
  | 'onKeyDown'
  | 'pattern'
  | 'placeholder'
  | 'spellCheck'
  | 'style'
>;

export interface TextInputProps extends ControlAttributes {
  id?: string;
  name: string;
  label: string;
  /** Named for screen readers alone, where what stands above it says what it is. */
  labelHidden?: boolean | undefined;
  /** The id of its label, for other elements that the label describes. */
  labelId?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | undefined;
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  /** The text below it: an error, a warning or a hint. A line is reserved for it; `null` reserves none. */
  helperText?: ReactNode;
  /** The lines of its longest message on a phone (half as many elsewhere), for which space is reserved. */
  messageLines?: 1 | 2 | 3 | undefined;
  /** The id of a further description, read after its own. */
  describedBy?: string | undefined;
  /** The number of rows of a longer text; by default the field has one line. */
  rows?: number | undefined;
  /** A button of the field, at the end of its box. */
  endAdornment?: ReactNode;
  constraintMessages?: ConstraintMessages | undefined;
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
  messageLines,
  describedBy,
  rows,
  endAdornment,
  constraintMessages,
  ...attributes
}: TextInputProps) {
  const own = useId();
  const id = given ?? own;
  const described = [helperText !== null && helperIdOf(id), describedBy].filter(Boolean).join(' ');
  const control: InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> = {
    ...attributes,
    id,
    onChange: ({ target }) => onChange(target.value),
    'aria-invalid': invalid,
    'aria-describedby': described || undefined,
    suppressHydrationWarning: constraintMessages !== undefined,
  };
  const early = {
    'data-required-message': constraintMessages?.required,
    'data-invalid-message': constraintMessages?.invalid,
  };
  const box =
    rows === undefined ? (
      <input {...control} {...early} type={type} className="kit-input" />
    ) : (
      <textarea {...control} rows={rows} className="kit-input kit-text" />
    );
  return (
    <FieldFrame
      id={id}
      label={label}
      labelHidden={labelHidden}
      labelId={labelId}
      helperText={helperText}
      invalid={invalid}
      messageLines={messageLines}
    >
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
