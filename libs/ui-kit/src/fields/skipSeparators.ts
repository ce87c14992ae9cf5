import type { KeyboardEvent } from 'react';

/**
 * Lets Backspace and Delete pass over a separator that the field itself puts there, to the digit behind it.
 */
export const skipSeparators =
  (isSeparator: (text: string, index: number) => boolean) =>
  ({ key, target }: KeyboardEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const { value, selectionStart: at, selectionEnd } = target;
    if (at === null || at !== selectionEnd) return;
    if (key === 'Backspace' && at > 0 && isSeparator(value, at - 1)) target.setSelectionRange(at - 1, at - 1);
    if (key === 'Delete' && isSeparator(value, at)) target.setSelectionRange(at + 1, at + 1);
  };
