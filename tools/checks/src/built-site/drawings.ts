import { fileOfPage } from './pages.ts';
import type { Site } from './loadSite.ts';

/** The kit's drawings, recognised by their viewBox. */
const DRAWING = /<svg[^>]*viewBox="12 12 216 216"[^>]*>([\s\S]*?)<\/svg>/g;
const REFERENCE = /^<use href="([^"#]+)#([^"]+)">/;

/** The shapes of a drawing, whether they are inline or referenced. */
function shapesOf(site: Site, inner: string): string {
  const [, address = '', id = ''] = REFERENCE.exec(inner) ?? [];
  if (id === '') return inner;
  const file = site.get(address)?.body.toString() ?? '';
  const start = file.indexOf(`<g id="${id}">`);
  if (start < 0) throw new Error(`a page refers to ${address}#${id}, which was not built`);
  const from = start + `<g id="${id}">`.length;
  const next = file.indexOf('</g><g id="', from);
  return file.slice(from, next < 0 ? file.lastIndexOf('</g></svg>') : next);
}

/** The drawings of a built page, each as its shapes. */
export const drawingsOf = (site: Site, path: string): readonly string[] =>
  [...(site.get(fileOfPage(path))?.body.toString() ?? '').matchAll(DRAWING)].map(([, inner = '']) =>
    shapesOf(site, inner),
  );
