import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { exporting } from '@laundry/strings';
import { useId } from 'react';
import { MenuButton } from '../panels/MenuButton.tsx';
import { statusBelow } from '../layout/layoutStyles.ts';
import { ExportOutcome, ExportRunning } from './ExportStatus.tsx';
import type { Outcome, RunningExport } from './ExportStatus.tsx';

export interface ExportItem {
  key: string;
  /** As the menu says it: 'CSV'. */
  label: string;
}

export interface ExportMenuProps {
  items: readonly ExportItem[];
  onExport: (key: string) => void;
  /** The one that is being written: no other begins meanwhile. */
  running?: RunningExport | undefined;
  onCancel?: () => void;
  /** How the last one ended, told until another begins. */
  outcome?: Outcome | undefined;
  /** Why there is nothing to export. */
  disabledReason?: string | undefined;
  /**
   * What is still to come before there is anything to export; shown beside the menu already, so heard at its
   * button alone.
   */
  awaited?: string | undefined;
}

/**
 * 'Exportar' and its menu, with the progress of what it writes and how that ended. It writes nothing itself.
 * Among other buttons it moves none of them: what it tells stands below them all.
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
