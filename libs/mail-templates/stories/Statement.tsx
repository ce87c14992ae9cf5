import { statementPage } from '@laundry/mail-templates';
import type { MailDocument } from '@laundry/mail-templates';
import { sender } from '@laundry/mail-templates/samples';
import { useBrand } from '@laundry/ui-kit';
import { HtmlFrame } from '@laundry/ui-kit/safe-html';

export interface StatementProps {
  document: MailDocument;
  whenPrinted?: boolean;
}

/** A statement as /report shows it. */
export function Statement({ document, whenPrinted = false }: StatementProps) {
  const brand = useBrand();
  const html = statementPage(document, { ...sender, brand, productName: brand.productName });
  // Applies the print styles to the screen.
  const printed = html.replaceAll('@media print', '@media all');
  return <HtmlFrame html={whenPrinted ? printed : html} title="Informe de consumo" />;
}
