import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';

/** What a text was before a change, and where what was typed or pasted ends. */
export interface TextChange {
  last: string;
  end: number;
}

/** How a value is typed and shown in groups, with separators that come and go by themselves. */
export interface Grouping {
  /** The value of a text; `change` says how it came to be, where somebody typed it. */
  parse: (text: string, change?: TextChange) => string;
  format: (value: string) => string;
  /** The value in any pasted text. */
  find?: (pasted: string) => string | undefined;
}

const signsIn = (text: string): number => text.replace(/[^\d,]/g, '').length;

/** The caret's position in what is shown: behind the same sign as in the typed text. */
function caretIn(shown: string, typed: string, at: number): number {
  if (at === typed.length) return shown.length;
  let place = 0;
  while (signsIn(shown.slice(0, place)) < signsIn(typed.slice(0, at))) place++;
  // A sign of another kind that was typed, such as a dot that is not yet a comma.
  return /\D/.test(typed[at - 1] ?? '') && shown[place] === typed[at - 1] ? place + 1 : place;
}

/** The props of an <input> whose text is grouped as it is typed, which preserves the caret. */
export function useGrouped(
  value: string,
  { parse, format, find }: Grouping,
  onChange: (value: string) => void,
) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const shown = format(value);
  useLayoutEffect(() => {
    const { current } = input;
    // Setting the caret would move the focus to the field.
    if (caret.current !== undefined && current === document.activeElement)
      current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return {
    ref: input,
    value: shown,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      let text = target.value;
      let at = target.selectionStart ?? text.length;
      const { inputType = '' } = nativeEvent as Partial<InputEvent>;
      // Only a separator was deleted, which would come back: the sign beside it goes as well.
      if (inputType.startsWith('delete') && text.length < shown.length && format(parse(text)) === shown) {
        if (!inputType.endsWith('Forward')) at--;
        text = text.slice(0, at) + text.slice(at + 1);
      }
      const next = parse(text, { last: shown, end: at });
      caret.current = caretIn(format(next), text, at);
      onChange(next);
    },
    onPaste: (event: ClipboardEvent) => {
      const found = find?.(event.clipboardData.getData('text'));
      if (found === undefined) return;
      event.preventDefault();
      onChange(found);
    },
  };
}
