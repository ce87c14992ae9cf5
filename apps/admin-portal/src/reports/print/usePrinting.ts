import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Printout } from './Printout.tsx';

interface Printing {
  /** The printout that IMPRIMIR requested, once it is ready. */
  requestedPrintout: Printout | undefined;
  onPrinted: () => void;
  /**
   * The printout for the browser's own command (Ctrl+P), which would print a cut page.
   */
  visiblePrintout: () => Printout | undefined;
}

/** @returns the printout to render now; a requested one is printed as soon as it is rendered */
export function usePrinting({
  requestedPrintout,
  onPrinted,
  visiblePrintout,
}: Printing): Printout | undefined {
  const [printedByBrowser, setPrintedByBrowser] = useState<Printout>();

  useEffect(() => {
    if (!requestedPrintout) return;
    // Phones print after `print` has returned: what is taken away by then is not on their paper.
    window.addEventListener('afterprint', onPrinted);
    const printing = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(printing);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [requestedPrintout, onPrinted]);

  useEffect(() => {
    if (requestedPrintout) return;
    // The browser reads the page as soon as this has returned.
    const begin = () => flushSync(() => setPrintedByBrowser(visiblePrintout()));
    const end = () => setPrintedByBrowser(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [requestedPrintout, visiblePrintout]);

  return requestedPrintout ?? printedByBrowser;
}
