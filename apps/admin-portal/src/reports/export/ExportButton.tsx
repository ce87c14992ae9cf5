import { exporting, reports } from '@laundry/strings';
import { Button, MenuButton, ProgressBar, statusBelow } from '@laundry/ui-kit';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { useEffect, useId, useRef } from 'react';
import type { FocusEvent } from 'react';
import type { TableFormat } from '../../shared/table-export/index.ts';
import { failureText } from '../failureText.ts';
import { useExport } from './useExport.ts';
import type { Export, PrepareOrder } from './useExport.ts';

const FORMATS = ['csv', 'xlsx'] as const;

const DONE = { Icon: CheckIcon, colour: 'success.main' } as const;
const FAILED = { Icon: ErrorIcon, colour: 'error.main' } as const;

/** How the last export ended, in words. */
function describeOutcome(state: Export) {
  switch (state.status) {
    case 'idle':
    case 'running':
      return undefined;
    case 'stopped': {
      const { truncation, rows, error } = state;
      return { ...FAILED, text: reports.stopped[truncation](rows, failureText(error ?? 'generic')) };
    }
    case 'failed':
      return { ...FAILED, text: failureText(state.error) };
    case 'done': {
      const { name, rows, of } = state;
      return {
        ...DONE,
        text: of > rows ? reports.exportedFiltered(name, rows, of) : reports.exported(name, rows),
      };
    }
  }
}

/**
 * Keeps the focus in a box whose buttons depend on a state: when the focused one disappears, the first
 * button of the box gets the focus. Returns the props of the box.
 */
function useFocusFallback(state: string) {
  const ref = useRef<HTMLDivElement>(null);
  /** The element in the box that had the focus last. */
  const last = useRef<Element>(null);
  useEffect(() => {
    if (last.current?.isConnected !== false) return;
    last.current = null;
    if (document.activeElement === document.body) ref.current?.querySelector('button')?.focus();
  }, [state]);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
  };
}

interface ExportRunningProps {
  running: Extract<Export, { status: 'running' }>;
  onCancel: () => void;
}

/** The progress of an export, in percent if the number of rows is known, and a button to cancel it. */
function ExportRunning({ running: { format, rows, expected = 0 }, onCancel }: ExportRunningProps) {
  const percent = expected > 0 ? Math.round(Math.min(1, rows / expected) * 100) : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, maxWidth: 400, ml: 'auto' }}>
      <Box sx={{ flex: 1, minWidth: 150 }}>
        <ProgressBar
          label={exporting.working(reports[format])}
          progress={percent === undefined ? undefined : exporting.done(percent)}
          percent={percent}
        />
      </Box>
      <Button variant="text" size="small" onClick={onCancel}>
        {exporting.cancel}
      </Button>
    </Box>
  );
}

export interface ExportMenuProps extends Pick<ReturnType<typeof useExport>, 'state' | 'cancel' | 'forget'> {
  onStart: (format: TableFormat) => void;
  /** Why there is nothing to export. */
  disabledReason?: string | undefined;
  /**
   * What is still loading before an export is possible. It is already shown beside the menu, so only screen
   * readers get it at the button.
   */
  awaited?: string | undefined;
}

/**
 * 'Exportar' with its progress and result; an incomplete file is saved only if the person wants it. The
 * status is below all buttons, so that none of them moves.
 */
export function ExportMenu({ state, onStart, cancel, forget, disabledReason, awaited }: ExportMenuProps) {
  const id = useId();
  const box = useFocusFallback(state.status);
  const running = state.status === 'running' ? state : undefined;
  const outcome = describeOutcome(state);
  const notNow = disabledReason !== undefined || running !== undefined;
  return (
    <Box {...box} sx={{ display: 'contents' }}>
      <MenuButton
        label={exporting.open}
        startIcon={<FileDownload />}
        disabled={notNow || awaited !== undefined}
        describedBy={notNow ? id : undefined}
        description={awaited}
        items={FORMATS.map((format) => ({ label: reports[format], onChoose: () => onStart(format) }))}
      />
      <Box id={id} sx={{ ...statusBelow, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {disabledReason !== undefined && <div>{disabledReason}</div>}
        {running && <ExportRunning running={running} onCancel={cancel} />}
      </Box>
      <Box role="status" sx={{ ...statusBelow, '&:empty': { position: 'absolute' } }}>
        {outcome && (
          <Box sx={{ ...atTheEnd, display: 'flex', gap: 0.75, overflowWrap: 'anywhere' }}>
            <outcome.Icon aria-hidden fontSize="small" sx={{ mt: 0.125, color: outcome.colour }} />
            {outcome.text}
          </Box>
        )}
      </Box>
      {state.status === 'stopped' && (
        <Box sx={{ ...statusBelow, ...atTheEnd, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {state.rows > 0 && (
            <Button size="small" variant="outlined" onClick={state.keep}>
              {reports.keep}
            </Button>
          )}
          <Button variant="text" size="small" onClick={forget}>
            {reports.discard}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const atTheEnd = { justifyContent: { sm: 'flex-end' } } as const;

export interface ExportButtonProps<Row> extends Pick<ExportMenuProps, 'disabledReason' | 'awaited'> {
  prepareOrder: PrepareOrder<Row>;
}

/** Exports a table. */
export function ExportButton<Row>({ prepareOrder, ...menu }: ExportButtonProps<Row>) {
  const { start, ...exported } = useExport();
  return <ExportMenu {...menu} {...exported} onStart={(format) => void start(format, prepareOrder)} />;
}
