import InputBase from '@mui/material/InputBase';
import { useEventCallback } from '@mui/material/utils';
import { dataTable } from '@laundry/strings';
import { memo } from 'react';
import { filterBox } from './gridStyles.ts';
import { textFilter, withFilter } from './query.ts';
import { useTable } from './TableContext.ts';

interface FilterBoxProps {
  header: string;
  value: string;
  onType: (text: string) => void;
}

/** Memoised, so that it only renders for its own text and not while another box is typed into. */
const FilterBox = memo(function FilterBox({ header, value, onType }: FilterBoxProps) {
  return (
    <InputBase
      value={value}
      onChange={({ target }) => onType(target.value)}
      placeholder={dataTable.filter}
      inputProps={{ 'aria-label': dataTable.filterBy(header), autoComplete: 'off', spellCheck: false }}
      sx={filterBox}
    />
  );
});

/**
 * The text box above a column, labelled 'Filtrar por …'. The grid does not receive its key and mouse events.
 */
export function TextFilter({ field, header }: { field: string; header: string }) {
  const { query, onQuery } = useTable();
  const onType = useEventCallback((text: string) => onQuery(withFilter(query, field, text)));
  return <FilterBox header={header} value={textFilter(query, field)} onType={onType} />;
}
