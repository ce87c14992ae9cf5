import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { Button } from '../controls/Button.tsx';
import { exporting } from '@laundry/strings';
import { useId } from 'react';
import { ProgressBar } from '../feedback/ProgressBar.tsx';
import { statusBelow } from '../layout/layoutStyles.ts';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../panels/MenuButton.tsx';

export interface ExportResult {
  kind: 'done' | 'failed';
  text: string;
}

const kindStyles = {
  done: { Icon: CheckIcon, colour: 'success.main' },
  failed: { Icon: ErrorIcon, colour: 'error.main' },
} as const;

/** The result of an export, announced when it ends. */
function ExportOutcome({ outcome }: { outcome: ExportResult | undefined }) {
  const style = outcome && kindStyles[outcome.kind];
  return (
    <Box role="status" sx={{ ...statusBelow, '&:empty': { position: 'absolute' } }}>
      {style && (
        <Box
          sx={{ display: 'flex', justifyContent: { sm: 'flex-end' }, gap: 0.75, overflowWrap: 'anywhere' }}
        >
          <style.Icon aria-hidden fontSize="small" sx={{ mt: 0.125, color: style.colour }} />
          {outcome.text}
        </Box>
      )}
    </Box>
  );
}

interface RunningExport {
  /** Its name in the menu: 'CSV'. */
  label: string;
  /** The progress from 0 to 1; undefined where it is unknown. */
  fraction?: number;
}

interface ExportRunningProps {
  running: RunningExport;
  onCancel?: () => void;
}

/** The progress of an export, and a button to cancel it. */
function ExportRunning({ running: { label, fraction }, onCancel }: ExportRunningProps) {
  const percent = fraction === undefined ? undefined : Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, maxWidth: 400, ml: 'auto' }}>
      <Box sx={{ flex: 1, minWidth: 150 }}>
        <ProgressBar
          label={exporting.working(label)}
          progress={percent === undefined ? undefined : exporting.done(percent)}
          percent={percent}
        />
      </Box>
      {onCancel && (
        <Button variant="text" size="small" onClick={() => onCancel()}>
          {exporting.cancel}
        </Button>
      )}
    </Box>
  );
}

export interface ExportItem {
  key: string;
  /** Its name in the menu: 'CSV'. */
  label: string;
}

export interface ExportMenuProps {
  items: readonly ExportItem[];
  onExport: (key: string) => void;
  /** The export in progress; no other can start meanwhile. */
  running?: RunningExport | undefined;
  onCancel?: () => void;
  /** The result of the last export, shown until another starts. */
  outcome?: ExportResult | undefined;
  /** The reason why nothing can be exported. */
  disabledReason?: string | undefined;
  /**
   * What is still loading before an export is possible. It is already shown beside the menu, so only screen
   * readers get it at the button.
   */
  awaited?: string | undefined;
}

/**
 * The 'Exportar' button and its menu, with the progress and the result of the export, which the page carries
 * out. The status is below all buttons, so that none of them moves.
 */
export function ExportMenu({
  items,
  onExport,
  running,
  onCancel,
  outcome,
  disabledReason,
  awaited,
}: ExportMenuProps) {
  const id = useId();
  const notNow = disabledReason !== undefined && disabledReason !== '';
  return (
    <Box sx={{ display: 'contents' }}>
      <MenuButton
        label={exporting.open}
        startIcon={<FileDownload />}
        disabled={notNow || running !== undefined || awaited !== undefined}
        describedBy={notNow || running ? id : undefined}
        description={awaited}
      >
        {(close) =>
          items.map(({ key, label }) => (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                onExport(key);
              }}
            >
              {label}
            </MenuItem>
          ))
        }
      </MenuButton>
      <Box id={id} sx={{ ...statusBelow, color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {notNow && disabledReason}
        {running && <ExportRunning running={running} {...(onCancel && { onCancel })} />}
      </Box>
      <ExportOutcome outcome={running ? undefined : outcome} />
    </Box>
  );
}
