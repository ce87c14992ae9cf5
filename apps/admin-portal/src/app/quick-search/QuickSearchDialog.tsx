import { quickSearch as texts } from '@laundry/strings';
import { SearchInput, breakable } from '@laundry/ui-kit';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useManagedBuildingsQuery } from '../../features/users/users.api.ts';
import { useOwnBuildingsQuery } from '../../reports/buildings.api.ts';
import { findTargets } from './findTargets.ts';
import type { Searched, Target } from './findTargets.ts';
import { useAllResidentsQuery } from './quickSearch.api.ts';

export interface QuickSearchDialogProps {
  pages: Searched['pages'];
  /** Returns the letters that were typed before the field had the focus. */
  takeLetters: () => string;
  /** @param gone whether the user navigated to another page, which then takes the focus */
  onClose: (gone: boolean) => void;
}

/** The number of letters from which the residents of all buildings are requested. */
const ENOUGH = 2;

/** Lets e-mails break after their @ and dots, and keeps the separator '·' off the start of a line. */
const inLines = (text: string) => breakable(text.replaceAll(' ·', '\u00a0·'), /(?<=[@.])/);

/** One field that finds a page, a building, a resident or a card, and goes there. */
export default function QuickSearchDialog({ pages, takeLetters, onClose }: QuickSearchDialogProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const all = useOwnBuildingsQuery('all');
  const own = useManagedBuildingsQuery(undefined);
  const managed = new Set(own.data?.map(({ id }) => id));
  const asked = useAllResidentsQuery(text.trim().length < ENOUGH ? skipToken : (own.data ?? skipToken));
  const answers = [all, own, asked];
  const { data: buildings = [] } = all;
  const { data: residents = [] } = asked;
  const targets = findTargets(text, { pages, buildings, managed, residents });
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      // `useQuickSearch` restores the focus, unless the user navigated to another page.
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
          // The list is rendered inside the dialog, whose edge it may overflow.
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
          loading={answers.some(({ isFetching }) => isFetching)}
          loadingText={texts.loading}
          noOptionsText={answers.some(({ isError }) => isError) ? texts.failed : texts.none}
          // No `groupBy`: MUI renders groups as nested lists, which a listbox must not contain.
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
          onFocus={() => setText((before) => before + takeLetters())}
          renderInput={(params) => <SearchInput params={params} label={texts.field} autoFocus />}
        />
      </Box>
    </Dialog>
  );
}
