import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { exporting } from '@laundry/strings';
import { useId } from 'react';
import { MenuButton } from '../panels/MenuButton.tsx';
import { statusBelow } from '../layout/layoutStyles.ts';
import { ExportOutcome, ExportRunning } from './ExportStatus.tsx';
import type { ExportResult, RunningExport } from './ExportStatus.tsx';

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
