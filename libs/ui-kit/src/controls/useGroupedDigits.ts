import { useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { skipSeparators } from './skipSeparators.ts';

/** A number whose digits are shown in groups. */
export interface GroupedNumber {
  /** Its most digits. */
  readonly length: number;
  readonly format: (digits: string) => string;
  /** Finds it in a pasted text; without this, it gets all digits of the text. */
  readonly find?: (text: string) => string | undefined;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

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
    const [before = ''] = new RegExp(`^(\\D*\\d){0,${caret.digitsBefore}}`).exec(current.value) ?? [];
    current.setSelectionRange(before.length, before.length);
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
