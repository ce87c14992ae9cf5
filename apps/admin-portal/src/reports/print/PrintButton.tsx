import { reports } from '@laundry/strings';
import { statusBelow } from '@laundry/ui-kit';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PrintoutView } from './Printout.tsx';
import type { Printout } from './Printout.tsx';
import { usePrinting } from './usePrinting.ts';

export interface PrintButtonProps {
  onPrint: () => void;
  /** The document to print. */
  sheet: Printout | undefined;
  onPrinted: () => void;
  /** The document for the browser's own print command. */
  visiblePrintout: () => Printout | undefined;
  /** The rows are loading. */
  preparing?: boolean;
  problem?: string | undefined;
  /** There is nothing to print. */
  disabled?: boolean;
}

/** 'IMPRIMIR': the result as a sheet of its own, not the page. */
export function PrintButton({
  onPrint,
  sheet,
  onPrinted,
  visiblePrintout,
  preparing = false,
  problem,
  disabled = false,
}: PrintButtonProps) {
  const printed = usePrinting({ requestedPrintout: sheet, onPrinted, visiblePrintout });
  return (
    <Box sx={{ display: 'contents' }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PrintIcon />}
        disabled={disabled}
        aria-disabled={preparing || undefined}
        onClick={() => {
          if (!preparing) onPrint();
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
        {preparing ? reports.preparingPrint : problem}
      </Box>
      {printed && <PrintoutView sheet={printed} />}
    </Box>
  );
}
