import { reports } from '@laundry/strings';
import type { TableFormat } from '../../shared/table-export/index.ts';
import { ExportMenu, statusBelow } from '@laundry/ui-kit';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useDispatch, useSelector } from 'react-redux';
import { exportCancelled, exportForgotten, partialExportSaved, selectExport } from './export.slice.ts';
import type { Export } from './export.slice.ts';
import { failureText } from '../failureText.ts';
import { useFocusFallback } from './useFocusFallback.ts';

export interface ExportButtonProps {
  onExport: (format: TableFormat) => void;
  /** Why there is nothing to export. */
  disabledReason?: string | undefined;
  /** The table's text about what is still loading before an export is possible. */
  awaited?: string | undefined;
}

const FORMATS = ['csv', 'xlsx'] as const;
const items = FORMATS.map((key) => ({ key, label: reports[key] }));

function stoppedText({ truncation, rows, error }: Extract<Export, { status: 'stopped' }>): string {
  return reports.stopped[truncation](rows, failureText(error ?? 'generic'));
}

/** How the last export ended, in words. */
function outcomeOf(state: Export) {
  switch (state.status) {
    case 'idle':
    case 'running':
      return undefined;
    case 'stopped':
      return { kind: 'failed', text: stoppedText(state) } as const;
    case 'failed':
      return { kind: 'failed', text: failureText(state.error) } as const;
    case 'done': {
      const { name, rows, of } = state;
      const text = of > rows ? reports.exportedFiltered(name, rows, of) : reports.exported(name, rows);
      return { kind: 'done', text } as const;
    }
  }
}

/** 'Exportar' with its progress and result; an incomplete file is saved only if the person wants it. */
export function ExportButton({ onExport, disabledReason, awaited }: ExportButtonProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectExport);
  const box = useFocusFallback(state.status);
  const fraction =
    state.status === 'running' && state.expected !== undefined && state.expected > 0
      ? state.rows / state.expected
      : undefined;
  return (
    <Box ref={box} sx={{ display: 'contents' }}>
      <ExportMenu
        items={items}
        onExport={(key) => FORMATS.filter((format) => format === key).forEach(onExport)}
        running={
          state.status === 'running'
            ? { label: reports[state.format], ...(fraction !== undefined && { fraction }) }
            : undefined
        }
        onCancel={() => dispatch(exportCancelled())}
        outcome={outcomeOf(state)}
        disabledReason={disabledReason}
        awaited={awaited}
      />
      {state.status === 'stopped' && (
        <Box
          sx={{
            ...statusBelow,
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: { sm: 'flex-end' },
            gap: 1,
          }}
        >
          {state.rows > 0 && (
            <Button size="small" variant="outlined" onClick={() => dispatch(partialExportSaved())}>
              {reports.keep}
            </Button>
          )}
          <Button size="small" onClick={() => dispatch(exportForgotten())}>
            {reports.discard}
          </Button>
        </Box>
      )}
    </Box>
  );
}
