import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { skipSeparators } from './skipSeparators.ts';

/** A number whose digits are shown in groups. */
export interface GroupedNumber {
  /** The most digits that it may have. */
  readonly length: number;
  readonly format: (digits: string) => string;
  /** Finds it in a pasted text; otherwise all digits of the text are inserted. */
  readonly find?: (text: string) => string | undefined;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The shown text up to and including its n-th digit. */
const upToDigit = (shown: string, count: number): string =>
  new RegExp(`^(\\D*\\d){0,${count}}`).exec(shown)?.[0] ?? '';

const overGroups = skipSeparators((text, index) => /\D/.test(text.charAt(index)));

/**
 * The props of an <input> for a number in groups: it keeps digits only and preserves the caret, and a key
 * deletes the digit beyond a separator.
 */
export function useGroupedDigits(
  { length, format, find }: GroupedNumber,
  value: string,
  onChange: (digits: string) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly digitsBefore: number }>();

  useLayoutEffect(() => {
    const { current } = input;
    // Only while the field has the focus, because setting the caret would move the focus to it.
    if (!caret || !current || current !== document.activeElement) return;
    const { length: position } = upToDigit(current.value, caret.digitsBefore);
    current.setSelectionRange(position, position);
  }, [caret]);

  return {
    ref: input,
    value: format(digitsOf(value).slice(0, length)),
    onKeyDown: overGroups,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const digits = digitsOf(target.value).slice(0, length);
      setCaret({ digitsBefore: digitsOf(target.value.slice(0, target.selectionStart ?? undefined)).length });
      onChange(digits);
    },
    onPaste: (event: ClipboardEvent) => {
      const found = find?.(event.clipboardData.getData('text'));
      if (found === undefined) return;
      event.preventDefault();
      onChange(found);
    },
  };
}
