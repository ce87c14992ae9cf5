import { invites, kit } from '@laundry/strings';
import { Button, FormActions, FormShell, TextField } from '@laundry/ui-kit';
import FileIcon from '@mui/icons-material/UploadFileRounded';
import { useRef, useState } from 'react';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { readInvitees } from './invitee.ts';
import type { Invitee } from './invitee.ts';
import { readFile } from './readFile.ts';
import type { Line } from './readRows.ts';
import { saveInviteTemplate } from './inviteFiles.ts';

export interface InviteSourceProps {
  text: string;
  onText: (text: string) => void;
  residents: readonly { email: string }[];
  /** Called with the rows of a text (pasted, or of a CSV file) or of a workbook. */
  onRead: (rows: readonly Invitee[]) => void;
  onCancel: () => void;
}

const TEXT_ROWS = 8;

/** The formats that can be read, each with a template to download. */
const FORMATS = ['csv', 'xlsx'] as const;

const ACCEPTED =
  '.csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A field to paste rows into, and a button to choose a file. What is read after leaving is dropped. */
export function InviteSource({ text, onText, residents, onRead, onCancel }: InviteSourceProps) {
  const [problem, setProblem] = useState<string>();
  /** Empty once the source is left. */
  const file = useRef<HTMLInputElement>(null);

  const read = async (source: string | readonly Line[]) => {
    setProblem(undefined);
    const rows = await readInvitees(source, residents);
    if (!file.current) return;
    if ('problem' in rows) setProblem(rows.problem);
    else onRead(rows);
  };
  const onFile = async (chosen: File | undefined) => {
    const found = chosen && (await readFile(chosen));
    if (!found || !file.current) return;
    if ('problem' in found) return setProblem(found.problem);
    // A workbook has no text: the pasted text stays.
    if ('text' in found) onText(found.text);
    await read('text' in found ? found.text : found.lines);
  };

  return (
    <FormShell
      initialValues={{ text }}
      // Shows the text of a chosen file.
      reinitialize
      onSubmit={(values) => void read(values.text)}
      submitError={problem}
      onValuesChange={(values) => onText(values.text)}
    >
      <TextField
        name="text"
        label={invites.text}
        hint={invites.textHint}
        rows={TEXT_ROWS}
        autoComplete="off"
        spellCheck={false}
        style={{ minHeight: `calc(${TEXT_ROWS}lh + 27px)` }}
      />
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}
      >
        <span>{invites.template}</span>
        {FORMATS.map((format) => (
          <Button
            key={format}
            variant="text"
            size="small"
            startIcon={<DownloadIcon />}
            label={invites.templateOf(format.toUpperCase())}
            onClick={() => {
              saveInviteTemplate(format).catch(() => setProblem(invites.downloadFailed));
            }}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Box>
      <FormActions submit={invites.read}>
        <Button variant="outlined" startIcon={<FileIcon />} onClick={() => file.current?.click()}>
          {invites.chooseFile}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {kit.cancel}
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
          // Otherwise choosing the same file again, once corrected, would not fire `change`.
          target.value = '';
        }}
      />
    </FormShell>
  );
}
