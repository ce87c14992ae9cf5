import { invites } from '@laundry/strings';
import type { TableFormat } from '@laundry/table-export';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { saveInviteTemplate } from './inviteTemplate.ts';
import { rowsRefused } from './invites.slice.ts';

const FORMATS: readonly TableFormat[] = ['csv', 'xlsx'];

/** Tables to fill in, in both formats that are read. */
export function InviteTemplates() {
  const dispatch = useDispatch();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}>
      <span>{invites.template}</span>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="text"
          size="small"
          startIcon={<DownloadIcon />}
          aria-label={invites.templateOf(format.toUpperCase())}
          onClick={() => {
            saveInviteTemplate(format).catch(() => dispatch(rowsRefused(invites.templateFailed)));
          }}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}
