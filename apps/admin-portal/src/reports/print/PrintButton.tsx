import { reports } from '@laundry/strings';
import { statusBelow } from '@laundry/ui-kit';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PrintSheet } from './PrintSheet.tsx';
import type { Sheet } from './PrintSheet.tsx';
import { usePrinting } from './usePrinting.ts';

export interface PrintButtonProps {
  onPrint: () => void;
  /** What is to be printed now. */
  sheet: Sheet | undefined;
  onPrinted: () => void;
  /** What is printed where the browser does it by itself. */
  visibleSheet: () => Sheet | undefined;
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
  visibleSheet,
  preparing = false,
  problem,
  disabled = false,
}: PrintButtonProps) {
  const printed = usePrinting({ requestedSheet: sheet, onPrinted, visibleSheet });
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
      {printed && <PrintSheet sheet={printed} />}
    </Box>
  );
}
