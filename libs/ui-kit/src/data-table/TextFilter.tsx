import InputBase from '@mui/material/InputBase';
import { dataTable } from '@laundry/strings';
import { radius } from '../theme/shape.ts';
import { textFilter, withFilter } from './query.ts';
import { useTable } from './TableContext.ts';

/** The text box over a column, named 'Filtrar por …'. Its keys and presses are its own, not the grid's. */
export function TextFilter({ field, header }: { field: string; header: string }) {
  const { query, onQuery } = useTable();
  return (
    <InputBase
      value={textFilter(query, field)}
      onChange={({ target }) => onQuery(withFilter(query, field, target.value))}
      placeholder={dataTable.filter}
      inputProps={{ 'aria-label': dataTable.filterBy(header), autoComplete: 'off', spellCheck: false }}
      sx={box}
    />
  );
}

const box = {
  width: '100%',
  height: 32,
  px: 1,
  fontSize: '0.8125rem',
  border: '1px solid',
  borderColor: 'control.border',
  borderRadius: `${radius.control - 4}px`,
  backgroundColor: 'background.paper',
  '& input': { p: 0, '&:focus-visible': { outline: 'none' } },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 0 },
} as const;
