import { CARD_VALUE } from './stepTemplate.ts';
import type { CardValue } from './stepTemplate.ts';

interface FilledTextProps {
  name: CardValue;
  value: string;
  /** The text around the value. */
  text?: (value: string) => string;
}

/** A text with one of the card's values in an element of its own, which the site's script can fill in. */
export function FilledText({ name, value, text = String }: FilledTextProps) {
  const [before, after] = text('\n').split('\n');
  return (
    <>
      {before}
      <span {...{ [CARD_VALUE]: name }}>{value}</span>
      {after}
    </>
  );
}
