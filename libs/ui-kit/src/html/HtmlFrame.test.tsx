import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { HtmlFrame } from './HtmlFrame.tsx';
import type { HtmlFrameHandle } from './HtmlFrame.tsx';
import { safeDocument } from './safeDocument.ts';

const HOSTILE =
  '<!doctype html><html><head><title>x</title><script>alert(1)</script></head><body onload="alert(1)"><h1>Informe</h1><img src="x" onerror="alert(1)"><form action="https://mal.example"><input></form><table><tr><td>160</td></tr></table></body></html>';

const read = (html: string, title = 'Informe de consumo'): Document =>
  new DOMParser().parseFromString(safeDocument(html, title), 'text/html');

it('shows a document in a sandbox without scripts', () => {
  render(<HtmlFrame html={HOSTILE} title="Informe de consumo" />);
  const frame = screen.getByTitle('Informe de consumo');
  expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-scripts');
  expect(frame.getAttribute('sandbox')).not.toMatch(/popups|navigation|forms|downloads/);
  expect(frame.getAttribute('srcdoc')).toContain('<h1>Informe</h1>');
});

it('begins folded on a phone, and is unfolded on paper', () => {
  const html = '<details open><summary>Usos</summary>1</details>';
  const handle = createRef<HtmlFrameHandle>();
  render(<HtmlFrame html={html} title="Informe" ref={handle} />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Informe');
  expect(frame.getAttribute('srcdoc')).toContain('<details open="">');
  // jsdom neither loads the document nor has a layout: the frame's width is 0, so it counts as a phone's.
  frame.contentDocument?.body.append(...read(html).body.children);
  const part = frame.contentDocument?.querySelector('details');
  fireEvent.load(frame);
  expect(part?.open).toBe(false);
  Object.assign(frame.contentWindow ?? {}, { print: () => undefined });
  handle.current?.print();
  expect(part?.open).toBe(true);
});

it('contains no active content', () => {
  const page = read(HOSTILE);
  expect(page.querySelector('script, form, input, [onload], [onerror]')).toBeNull();
  expect(page.querySelector('td')?.textContent).toBe('160');
});

it('is a complete document with language, encoding, title and content security policy', () => {
  const page = read('<p>Niño</p>', 'Informe </title><script>alert(1)</script>');
  expect(page.documentElement.lang).toBe('es-UY');
  expect(page.characterSet).toBe('UTF-8');
  expect(page.title).toBe('Informe </title><script>alert(1)</script>');
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content).toMatch(/^default-src 'none'/);
});

const STATEMENT =
  '<!doctype html><html><head><style>.sum{color:red}</style></head><body><main class="statement"><svg role="img" aria-labelledby="t" viewBox="0 0 9 9" onload="alert(1)"><title id="t">Consumo</title><a href="javascript:alert(1)"><rect class="bar" x="0" y="0" width="50%" height="9"/></a><use href="https://mal.example/x.svg#a"/><foreignObject><script>alert(1)</script></foreignObject><text x="50%" dx="6">$ 160</text></svg></main></body></html>';

it("keeps the document's styles and drawings, without active content and links in them", () => {
  const page = read(STATEMENT);
  expect(page.querySelector('style')?.textContent).toContain('.sum{color:red}');
  const drawing = page.querySelector('main.statement > svg');
  expect(drawing?.querySelector('title')?.textContent).toBe('Consumo');
  expect(drawing?.querySelector('rect.bar')?.getAttribute('width')).toBe('50%');
  expect(drawing?.querySelector('text')?.textContent).toBe('$ 160');
  expect(page.querySelector('script, use, foreignObject, [onload], [href]')).toBeNull();
});

it('does not let the content of a style end its element', () => {
  const page = read(
    '<style>a{}</style><script>alert(1)</script><style>b{content:"<\\/style><img src=x>"}</style>',
  );
  expect(page.querySelector('script, img')).toBeNull();
});
