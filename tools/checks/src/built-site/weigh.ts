import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Limits } from './limits.ts';
import { listResources } from './resources.ts';
import { fileOfPage } from './site.ts';
import type { Site } from './site.ts';

function sumSent(site: Site, addresses: Iterable<string>): number {
  return [...addresses].reduce((sum, address) => {
    const file = site.get(address);
    if (file === undefined) throw new Error(`a page names ${address}, which was not built`);
    return sum + file.sent.length;
  }, 0);
}

const AS_SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The size from a host that compresses on the fly: the larger of two common settings. */
function sentOnTheFly(site: Site, addresses: readonly string[]): number {
  const bodies = addresses.flatMap((address) => site.get(address)?.body ?? []);
  const sum = (size: (body: Buffer) => number) => bodies.reduce((all, body) => all + size(body), 0);
  return Math.max(
    sum((body) => gzipSync(body, { level: 6 }).length),
    sum((body) => brotliCompressSync(body, AS_SENT).length),
  );
}

const NOT_MARKUP = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
const START_TAG = /<[a-z]/gi;

/** The number of elements of a prerendered page. */
function countElements(html: string): number {
  const without = html.match(NOT_MARKUP)?.length ?? 0;
  return (html.replace(NOT_MARKUP, '').match(START_TAG)?.length ?? 0) + without;
}

/** The sizes of a page, in the terms of its limits. */
export async function weigh(site: Site, path: string): Promise<Limits> {
  const { scripts, styles, fonts } = await listResources(site, path);
  const page = fileOfPage(path);
  return {
    script: sumSent(site, scripts),
    htmlAndCss: sumSent(site, [page, ...styles]),
    htmlAndCssOnTheFly: sentOnTheFly(site, [page, ...styles]),
    elements: countElements(site.get(page)?.body.toString() ?? ''),
    fonts: sumSent(site, fonts),
  };
}
