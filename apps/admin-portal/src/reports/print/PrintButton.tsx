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
  /** What is to be printed now. */
  sheet: Printout | undefined;
  onPrinted: () => void;
  /** What is printed where the browser does it by itself. */
  visiblePrintout: () => Printout | undefined;
  /** Its rows are on their way. */
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
