import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Sheet } from './PrintSheet.tsx';

interface Printing {
  /** What 'IMPRIMIR' was pressed for, as soon as it is there. */
  requestedSheet: Sheet | undefined;
  onPrinted: () => void;
  /**
   * What there is to print where the browser prints by itself (Ctrl+P): the page in its window would be cut.
   */
  visibleSheet: () => Sheet | undefined;
}

/** The sheet that stands ready for the paper now. What is ordered is printed as soon as it stands there. */
export function usePrinting({ requestedSheet, onPrinted, visibleSheet }: Printing): Sheet | undefined {
  const [printedByBrowser, setCaught] = useState<Sheet>();

  useEffect(() => {
    if (!requestedSheet) return;
    // Phones print after `print` has returned: what is taken away by then is not on their paper.
    window.addEventListener('afterprint', onPrinted);
    const printing = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(printing);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [requestedSheet, onPrinted]);

  useEffect(() => {
    if (requestedSheet) return;
    // The browser reads the page as soon as this has returned.
    const begin = () => flushSync(() => setCaught(visibleSheet()));
    const end = () => setCaught(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [requestedSheet, visibleSheet]);

  return requestedSheet ?? printedByBrowser;
}
