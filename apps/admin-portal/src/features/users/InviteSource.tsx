import { invites } from '@laundry/strings';
import { FormActions, FormShell, SubmitButton, TextField } from '@laundry/ui-kit';
import FileIcon from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { InviteTemplates } from './InviteTemplates.tsx';
import { rowsTyped, selectDrafts } from './drafts.slice.ts';
import { rowsGiven, rowsRefused } from './invites.slice.ts';
import { readFile } from './readFile.ts';

export interface InviteSourceProps {
  problem: string | null;
  onCancel: () => void;
}

/** Rows of a line show whole on a phone, and a dozen of them on a desktop. */
const TEXT_ROWS = 8;

const ACCEPTED =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where rows are pasted, or a file of them is chosen. */
export function InviteSource({ problem, onCancel }: InviteSourceProps) {
  const dispatch = useDispatch();
  const { rows: text } = useSelector(selectDrafts);
  const file = useRef<HTMLInputElement>(null);

  const onFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readFile(chosen);
    if ('problem' in read) dispatch(rowsRefused(read.problem));
    else dispatch(rowsGiven('text' in read ? read.text : read.lines));
  };

  return (
    <FormShell
      initialValues={{ text }}
      onSubmit={(values) => dispatch(rowsGiven(values.text))}
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
        inputAttributes={{ spellCheck: false }}
      />
      <InviteTemplates />
      <FormActions>
        <SubmitButton>{invites.read}</SubmitButton>
        <Button
          variant="outlined"
          startIcon={<FileIcon />}
          sx={{ textAlign: 'start' }}
          onClick={() => file.current?.click()}
        >
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
