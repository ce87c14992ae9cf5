import { createHash } from 'node:crypto';

/** An inline script: no `src`, and no data block such as JSON-LD. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/))([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * A page whose inline scripts are files instead, in their place and order, and the code of those files by name.
 * Their names carry a hash of their content.
 */
export function externalise(page: string): { html: string; scripts: ReadonlyMap<string, string> } {
  const scripts = new Map<string, string>();
  const html = page.replace(INLINE_SCRIPT, (_, attributes: string, code: string) => {
    const name = `page-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;
    scripts.set(name, code);
    // Without `async`: React takes an async script with an address for another thing than the one that it rendered.
    const kept = attributes.replace(/\sasync(="")?/, '');
    return `<script${kept} src="/assets/${name}"></script>`;
  });
  return { html, scripts };
}
