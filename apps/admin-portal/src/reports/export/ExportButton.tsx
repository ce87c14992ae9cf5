import { reports } from '@laundry/strings';
import { Button, ExportMenu, statusBelow } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { failureText } from '../failureText.ts';
import { useExport } from './useExport.ts';
import type { Export, OrderOf } from './useExport.ts';

export interface ExportButtonProps<Row> {
  orderOf: OrderOf<Row>;
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

/**
 * Buttons come and go with a state, and one that goes takes the focus with it: it is given to the first
 * button of their box, so that the keyboard goes on from there.
 */
function useFocusFallback(state: string) {
  const box = useRef<HTMLDivElement>(null);
  /** The element in the box that had the focus last. */
  const last = useRef<Element | null>(null);

  useEffect(() => {
    const element = box.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = element && target instanceof Element && element.contains(target) ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [state]);

  return box;
}

/** 'Exportar' with its progress and result; an incomplete file is saved only if the person wants it. */
export function ExportButton<Row>({ orderOf, disabledReason, awaited }: ExportButtonProps<Row>) {
  const { state, start, cancel, forget } = useExport();
  const box = useFocusFallback(state.status);
  const fraction =
    state.status === 'running' && state.expected !== undefined && state.expected > 0
      ? state.rows / state.expected
      : undefined;
  return (
    <Box ref={box} sx={{ display: 'contents' }}>
      <ExportMenu
        items={items}
        onExport={(key) =>
          FORMATS.filter((format) => format === key).forEach((format) => void start(format, orderOf))
        }
        running={
          state.status === 'running'
            ? { label: reports[state.format], ...(fraction !== undefined && { fraction }) }
            : undefined
        }
        onCancel={cancel}
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
