import { drawIcon } from '@laundry/brand/drawing';
import { htmlPart } from '@laundry/mail-templates';
import type { MailDocument } from '@laundry/mail-templates';
import { sender } from '@laundry/mail-templates/samples';
import type { Brand } from '@laundry/brand';
import { COLOUR_SCHEME_ATTRIBUTE, useBrand } from '@laundry/ui-kit';

export interface MailFrameProps {
  document: MailDocument;
}

/** The site's icon, drawn here because no site runs beside a story. */
const icon = (brand: Brand) => `data:image/svg+xml,${encodeURIComponent(drawIcon(brand))}`;

/** The mail of a document in the page's scheme, because a frame would use the system's scheme. */
function mailIn(scheme: string | null, document: MailDocument, brand: Brand): string {
  return htmlPart(document, { ...sender, brand, productName: brand.productName })
    .replaceAll('screen and (prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
    .replaceAll(`${sender.siteUrl}/icon-192.png`, icon(brand));
}

/** A mail in a frame without scripts, as tall as its content. */
export function MailFrame({ document }: MailFrameProps) {
  const brand = useBrand();
  const scheme = window.document.documentElement.getAttribute(COLOUR_SCHEME_ATTRIBUTE);
  return (
    <iframe
      title="Correo"
      sandbox="allow-same-origin"
      srcDoc={mailIn(scheme, document, brand)}
      onLoad={({ currentTarget }) => {
        const root = currentTarget.contentDocument?.documentElement;
        if (root) currentTarget.style.height = `${root.offsetHeight}px`;
      }}
      style={{ display: 'block', width: '100%', border: 0 }}
    />
  );
}
