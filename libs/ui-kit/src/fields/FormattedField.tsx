import type { InputHTMLAttributes, KeyboardEvent } from 'react';
import { FieldFrame } from '../controls/FieldFrame.tsx';
import type { FieldFrameProps } from '../controls/FieldFrame.tsx';

export interface FormattedFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  frame: Omit<FieldFrameProps, 'children'>;
  /** A currency sign in the box, before the text. */
  currencySign?: string | undefined;
}

/** The frame and the control of fields that format their text. */
export const FormattedField = ({ frame, currencySign, ...control }: FormattedFieldProps) => (
  <FieldFrame {...frame}>
    <div className="kit-format">
      {currencySign !== undefined && <span aria-hidden>{currencySign}</span>}
      <input autoComplete="off" spellCheck={false} {...control} className="kit-input" />
    </div>
  </FieldFrame>
);

/** Allows the caret anywhere in the text. */
export const anywhere = (shown: string): boolean[] => Array.from({ length: shown.length + 1 }, () => true);

/** Makes Backspace and Delete skip the field's own separators and delete the digit beyond. */
export const skipSeparators =
  (isSeparator: (text: string, index: number) => boolean) =>
  ({ key, target }: KeyboardEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, selectionStart: at, selectionEnd } = target;
    if (at === null || at !== selectionEnd) return;
    if (key === 'Backspace' && at > 0 && isSeparator(value, at - 1)) target.setSelectionRange(at - 1, at - 1);
    if (key === 'Delete' && isSeparator(value, at)) target.setSelectionRange(at + 1, at + 1);
  };
