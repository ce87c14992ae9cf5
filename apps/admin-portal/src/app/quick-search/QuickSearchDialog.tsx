import { quickSearch as texts } from '@laundry/strings';
import { breakable } from '@laundry/ui-kit';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOwnBuildingsQuery } from '../../reports/buildings.api.ts';
import { findTargets } from './findTargets.ts';
import type { Searched, Target } from './findTargets.ts';
import { useAllResidentsQuery } from './quickSearch.api.ts';

export interface QuickSearchDialogProps {
  pages: Searched['pages'];
  /** Gives what was typed before the field had the focus. */
  takeLetters: () => string;
  /** @param gone whether another page was gone to, which takes the focus */
  onClose: (gone: boolean) => void;
}

/** So many letters say enough to ask for the residents of all buildings. */
const ENOUGH = 2;

/** E-mails break after their @ and dots, and no line begins with the sign between two texts. */
const inLines = (text: string) => breakable(text.replaceAll(' ·', '\u00a0·'), /(?<=[@.])/);

/** One field that finds a page, a building, a resident or a card, and goes there. */
export default function QuickSearchDialog({ pages, takeLetters, onClose }: QuickSearchDialogProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const { data: buildings = [] } = useOwnBuildingsQuery('all');
  const asked = useAllResidentsQuery(text.trim().length < ENOUGH ? skipToken : undefined);
  const { data: residents = [], isFetching, isError } = asked;
  const targets = useMemo(
    () => findTargets(text, { pages, buildings, residents }),
    [text, pages, buildings, residents],
  );
  const none = isError ? texts.failed : texts.none;
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      // The opener gives it back, but not to a page that was left.
      disableRestoreFocus
      maxWidth="sm"
      fullWidth
      sx={{
        '& .MuiDialog-container': { alignItems: 'start' },
        '& .MuiDialog-paper': { overflow: 'visible' },
      }}
    >
      <DialogTitle>{texts.title}</DialogTitle>
      <Box sx={{ px: 3, pb: 3 }}>
        <Autocomplete<Target>
          open
          // Within the dialog, to which it belongs, and beyond its edge.
          disablePortal
          autoHighlight
          forcePopupIcon={false}
          options={targets}
          filterOptions={(options) => options}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ to }) => to}
          inputValue={text}
          onInputChange={(_, input, reason) => {
            if (reason === 'input' || reason === 'clear') setText(input);
          }}
          value={null}
          onChange={(_, target) => {
            if (!target) return;
            void navigate(target.to);
            onClose(!target.to.startsWith(`${pathname}?`) && target.to !== pathname);
          }}
          onClose={(_, reason) => {
            if (reason === 'escape') onClose(false);
          }}
          loading={isFetching}
          loadingText={texts.loading}
          noOptionsText={none}
          // Groups of MUI's own are lists that a listbox must not have.
          renderOption={({ key, ...props }, { group, label, detail }) => (
            <Box component="li" key={key} {...props} sx={{ overflowWrap: 'anywhere' }}>
              <span>
                {label}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', typography: 'body2' }}>
                  {inLines([texts.groups[group], detail].filter(Boolean).join(' · '))}
                </Box>
              </span>
            </Box>
          )}
          renderInput={(input) => (
            <TextField
              {...input}
              label={texts.field}
              autoFocus
              onFocus={() => setText((before) => before + takeLetters())}
            />
          )}
        />
      </Box>
    </Dialog>
  );
}
