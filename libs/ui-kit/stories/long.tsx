import { cloneElement, isValidElement } from 'react';
import type { ReactElement } from 'react';
import { small } from './kit.tsx';

/** The text to append: long words, and an e-mail address without a place to break. */
const MORE =
  ' de todas las administraciones, cooperativas y residentes de Montevideo, incluida una.direccion.larguisima.de.correo@administracion.example, desde hoy y hasta que se diga otra cosa.';

/** Makes a text about three times as long, as in pseudo-localisation, but at most 180 characters longer. */
function lengthenText(text: string): string {
  if (text.startsWith('$')) return '$ 123.456.789.012,50';
  // Displayed texts begin like this; keys, URLs and names of states do not.
  if (!/^[\p{Lu}¿¡«]/u.test(text)) return text;
  return text + MORE.slice(0, MORE.lastIndexOf(' ', 2 * text.length + 20));
}

/** Lengthens all texts in a sample, also those in its React elements. */
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
