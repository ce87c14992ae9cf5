import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import { laundromats as texts } from '@laundry/strings';

export interface LaundromatSearchProps {
  /** The id of the list that it filters. */
  list: string;
}

/** Filters the list while the user types (filterList.ts); without scripts the whole list is shown. */
export function LaundromatSearch({ list }: LaundromatSearchProps) {
  return (
    <Box component="search" sx={{ maxWidth: 480, mb: 4, '@media (scripting: none)': { display: 'none' } }}>
      <MuiTextField
        id="laundromat-search"
        type="search"
        label={texts.search}
        helperText={texts.searchHint}
        autoComplete="off"
        slotProps={{ htmlInput: { 'data-filters': list, 'aria-controls': list } }}
      />
      <Box
        component="p"
        role="status"
        data-one={texts.found.one}
        data-many={texts.found.many}
        data-none={texts.noneTitle}
        sx={{ m: 0, mt: 1, minHeight: '1.6em', fontWeight: 600 }}
      />
    </Box>
  );
}
