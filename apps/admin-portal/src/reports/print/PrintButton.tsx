import { reports } from '@laundry/strings';
import { Button, statusBelow, useWindowEvent } from '@laundry/ui-kit';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintoutView } from './Printout.tsx';
import type { Printout } from './Printout.tsx';

export interface PrintButtonProps {
  /** The sheet to print, whose rows may have to be fetched first; undefined if that fails. */
  whole: () => Promise<Printout | undefined>;
  /** The sheet for the browser's own command (Ctrl+P), which would otherwise print the page cut off. */
  visible: () => Printout | undefined;
  disabled?: boolean;
}

type Printing =
  | { status: 'idle' | 'preparing' | 'failed' }
  /** Printing: requested by the button, or begun by the browser itself. */
  | { status: 'requested' | 'begun'; sheet: Printout };

const idle = { status: 'idle' } as const;

/** 'IMPRIMIR': prints the result as a separate sheet instead of the page. */
export function PrintButton({ whole, visible, disabled = false }: PrintButtonProps) {
  const [printing, setPrinting] = useState<Printing>(idle);
  const preparing = printing.status === 'preparing';
  const requested = printing.status === 'requested' ? printing.sheet : undefined;

  const onPress = async () => {
    setPrinting({ status: 'preparing' });
    const sheet = await whole();
    setPrinting(sheet ? { status: 'requested', sheet } : { status: 'failed' });
  };

  useEffect(() => {
    if (!requested) return;
    const frame = requestAnimationFrame(() => window.print());
    return () => cancelAnimationFrame(frame);
  }, [requested]);

  useWindowEvent('beforeprint', () => {
    const sheet = requested ? undefined : visible();
    // The browser reads the page as soon as this listener has returned.
    if (sheet) flushSync(() => setPrinting({ status: 'begun', sheet }));
  });
  // Phones print only after `print` has returned, so the sheet must stay until `afterprint`.
  useWindowEvent('afterprint', () => setPrinting(idle));

  return (
    <Box sx={{ display: 'contents' }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PrintIcon />}
        disabled={disabled}
        aria-disabled={preparing || undefined}
        onClick={() => {
          if (!preparing) void onPress();
        }}
      >
        {reports.print}
      </Button>
      <Box
        role="status"
        sx={{
          ...statusBelow,
          color: 'text.secondary',
          textAlign: { sm: 'right' },
          '&:empty': { position: 'absolute' },
        }}
      >
        {preparing ? reports.preparingPrint : printing.status === 'failed' && reports.printFailed}
      </Box>
      {'sheet' in printing && <PrintoutView sheet={printing.sheet} />}
    </Box>
  );
}
