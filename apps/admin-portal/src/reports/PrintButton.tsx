import { reports } from '@laundry/strings';
import { toldBelow } from '@laundry/ui-kit';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PrintSheet } from './PrintSheet.tsx';
import type { Sheet } from './PrintSheet.tsx';

export interface PrintButtonProps {
  onPrint: () => void;
  /** What is to be printed now. */
  sheet: Sheet | undefined;
  onPrinted: () => void;
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
  preparing = false,
  problem,
  disabled = false,
}: PrintButtonProps) {
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
          ...toldBelow,
          color: 'text.secondary',
          textAlign: { sm: 'right' },
          '&:empty': { position: 'absolute' },
        }}
      >
        {preparing ? reports.preparingPrint : problem}
      </Box>
      {sheet && <PrintSheet sheet={sheet} onPrinted={onPrinted} />}
    </Box>
  );
}
