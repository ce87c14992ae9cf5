import { cloneElement, isValidElement } from 'react';
import type { ReactElement } from 'react';
import { small } from './kit.tsx';

/** What texts go on with: long words, and an address that has no place to break. */
const MORE =
  ' de todas las administraciones, cooperativas y residentes de Montevideo, incluida una.direccion.larguisima.de.correo@administracion.example, desde hoy y hasta que se diga otra cosa.';

/** A text at least three times as long, as in a pseudo-localisation: a short one gains few words. */
function lengthenText(text: string): string {
  if (text.startsWith('$')) return '$ 123.456.789.012,50';
  // What people read begins like this; keys, addresses and names of states do not.
  if (!/^[\p{Lu}¿¡«]/u.test(text)) return text;
  return text + MORE.slice(0, MORE.lastIndexOf(' ', 2 * text.length + 20));
}

/** The same sample with longer texts, those in its elements too. */
function lengthen(value: unknown): unknown {
  if (typeof value === 'string') return lengthenText(value);
  if (Array.isArray(value)) return value.map(lengthen);
  if (isValidElement(value)) {
    const { props } = value as ReactElement<Record<string, unknown>>;
    const { children, ...others } = props;
    return cloneElement(value, lengthen(others) as object, ...([children].flat().map(lengthen) as []));
  }
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthen(part)]));
}

/** Shows a sample with long texts in the narrowest window, 320 px. */
export const long = <Args extends object | undefined>(args: Args) => ({
  ...small,
  args: lengthen(args) as Args,
});
