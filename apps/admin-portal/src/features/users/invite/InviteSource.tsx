import { invites } from '@laundry/strings';
import { Button, FormActions, FormShell, TextField } from '@laundry/ui-kit';
import FileIcon from '@mui/icons-material/UploadFileRounded';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TableFormat } from '../../../shared/table-export/index.ts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { rowsTyped, selectDrafts } from '../drafts.slice.ts';
import { rowsSubmitted, rowsRefused } from './invites.slice.ts';
import { readFile } from './readFile.ts';
import { saveInviteTemplate } from './inviteTemplate.ts';

export interface InviteSourceProps {
  problem: string | null;
  onCancel: () => void;
}

const TEXT_ROWS = 8;

const ACCEPTED =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The field to paste rows into, and the choice of a file. */
export function InviteSource({ problem, onCancel }: InviteSourceProps) {
  const dispatch = useDispatch();
  const { rows: text } = useSelector(selectDrafts);
  const file = useRef<HTMLInputElement>(null);

  const onFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readFile(chosen);
    if ('problem' in read) dispatch(rowsRefused(read.problem));
    else dispatch(rowsSubmitted('text' in read ? read.text : read.lines));
  };

  return (
    <FormShell
      initialValues={{ text }}
      onSubmit={(values) => dispatch(rowsSubmitted(values.text))}
      submitError={problem}
      submitting={false}
      onValuesChange={(values) => dispatch(rowsTyped(values.text))}
    >
      <TextField
        name="text"
        label={invites.text}
        hint={invites.textHint}
        rows={TEXT_ROWS}
        autoComplete="off"
        inputAttributes={{ spellCheck: false, style: { minHeight: `calc(${TEXT_ROWS}lh + 27px)` } }}
      />
      <InviteTemplates />
      <FormActions submit={invites.read}>
        <Button variant="outlined" startIcon={<FileIcon />} onClick={() => file.current?.click()}>
          {invites.chooseFile}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {invites.cancel}
        </Button>
      </FormActions>
      <input
        ref={file}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={invites.file}
        onChange={({ target }) => {
          void onFile(target.files?.[0]);
          // The same file, mended, may be chosen again.
          target.value = '';
        }}
      />
    </FormShell>
  );
}

const FORMATS: readonly TableFormat[] = ['csv', 'xlsx'];

/** Tables to fill in, in both formats that are read. */
function InviteTemplates() {
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
          label={invites.templateOf(format.toUpperCase())}
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
