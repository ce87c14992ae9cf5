import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, helperIdOf } from './FieldFrame.tsx';

/**
 * What a field is told before React runs, by the page itself: in the place and words of its form's own
 * errors.
 */
export interface ConstraintMessages {
  /** Where it was left empty. */
  readonly required?: string;
  /** Where the browser's own check (its type, its pattern) refuses it. */
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
  | 'pattern'
  | 'placeholder'
  | 'spellCheck'
  | 'style'
>;

export interface NativeFieldProps extends ControlAttributes {
  id?: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  value: string;
  onChange: (value: string) => void;
  invalid?: boolean;
  /**
   * What stands below it: an error, a remark or a hint; its line is kept. `null` for a field that is told
   * nothing.
   */
  helperText?: ReactNode;
  /** How many lines its longest message takes on a phone, half of them elsewhere; they are kept for it. */
  messageLines?: 1 | 2 | 3 | undefined;
  /** Id of a further text about it, read after its own. */
  describedBy?: string | undefined;
  /** Rows of a longer text; without it the field is one line. */
  rows?: number | undefined;
  /** At the end of the box: a button that belongs to the field. */
  endAdornment?: ReactNode;
  constraintMessages?: ConstraintMessages | undefined;
}

/** One line of text (or `rows` lines) in a native control, and a line for what is said of it. */
export function NativeField({
  id: given,
  label,
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
}: NativeFieldProps) {
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
    <FieldFrame id={id} label={label} helperText={helperText} invalid={invalid} messageLines={messageLines}>
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
