import { statementPage } from '@laundry/mail-templates';
import type { MailDocument } from '@laundry/mail-templates';
import { sender } from '@laundry/mail-templates/samples';
import { useBrand } from '@laundry/ui-kit';
import { HtmlFrame } from '@laundry/ui-kit/safe-html';

export interface StatementProps {
  document: MailDocument;
  /** Accessible name of the frame. */
  title: string;
  /** Shows the printed version. */
  whenPrinted?: boolean;
}

/** Applies the print styles to the screen. */
const printed = (html: string) => html.replaceAll('@media print', '@media all');

/** A statement as /report shows it. */
export function Statement({ document, title, whenPrinted = false }: StatementProps) {
  const brand = useBrand();
  const html = statementPage(document, { ...sender, brand, productName: brand.productName });
  return <HtmlFrame html={whenPrinted ? printed(html) : html} title={title} />;
}
