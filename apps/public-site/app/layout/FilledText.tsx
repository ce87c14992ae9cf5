import { FILLED } from '../site-script/fillIn.ts';
import type { FilledValue } from '../site-script/fillIn.ts';

interface FilledTextProps {
  name: FilledValue;
  value: string;
  /** The text around the value. */
  text?: (value: string) => string;
}

/** A text with a value in an element of its own, which the site's script can fill in. */
export function FilledText({ name, value, text = String }: FilledTextProps) {
  const [before, after] = text('\n').split('\n');
  return (
    <>
      {before}
      <span {...{ [FILLED]: name }}>{value}</span>
      {after}
    </>
  );
}
