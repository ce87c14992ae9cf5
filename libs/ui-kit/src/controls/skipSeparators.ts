import type { KeyboardEvent } from 'react';

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
