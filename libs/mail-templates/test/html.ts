import { parse } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** A parsed page, and the errors that parse5 found in it. */
export interface ReadHtml {
  readonly errors: readonly string[];
  readonly elements: readonly Element[];
  /** The texts of the elements of a name. */
  readonly texts: (name: string) => string[];
  readonly attributes: (name: string) => string[];
}

const listChildren = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);
const isElement = (node: Node): node is Element => 'tagName' in node;
const listElements = (node: Node): Element[] =>
  listChildren(node).flatMap((child) => [...(isElement(child) ? [child] : []), ...listElements(child)]);
const readText = (node: Node): string =>
  'value' in node ? node.value : listChildren(node).map(readText).join('');

/** A whole page, parsed as browsers parse it. */
export function readHtml(html: string): ReadHtml {
  const errors: string[] = [];
  const elements = listElements(parse(html, { onParseError: ({ code }) => errors.push(code) }));
  return {
    errors,
    elements,
    texts: (name) => elements.filter(({ tagName }) => tagName === name).map(readText),
    attributes: (name) =>
      elements.flatMap(({ attrs }) => attrs.filter((each) => each.name === name).map(({ value }) => value)),
  };
}
