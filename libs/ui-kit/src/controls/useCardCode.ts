import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { CARD_CODE_GROUPS, findCardCode, formatCardCode } from '../format/cardCode.ts';

/** The number of digits before a position in a text. */
const digitsBefore = (text: string, position: number): number =>
  text.slice(0, position).replaceAll(/\D/g, '').length;

/** The position in a grouped code after a number of digits. */
const positionAfter = (digits: number): number => (digits > CARD_CODE_GROUPS.group ? digits + 1 : digits);

/**
 * The props of an <input> for a card's code: it keeps digits only, shows them in groups and preserves the
 * caret. Any text that contains a code can be pasted.
 */
export function useCardCode(digits: string, onChange: (digits: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    const { current } = input;
    // Only while the field has the focus, because setting the caret would move the focus to it.
    if (caret.current !== undefined && current === document.activeElement)
      current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [digits]);

  return {
    ref: input,
    value: formatCardCode(digits),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      caret.current = positionAfter(digitsBefore(target.value, target.selectionStart ?? target.value.length));
      onChange(target.value.replaceAll(/\D/g, '').slice(0, CARD_CODE_GROUPS.length));
    },
    onPaste: (event: ClipboardEvent) => {
      const code = findCardCode(event.clipboardData.getData('text'));
      if (code === undefined) return;
      event.preventDefault();
      onChange(code);
    },
  };
}
