import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import TextField from '@mui/material/TextField';
import { dataTable } from '@laundry/strings';
import { useId } from 'react';
import { filterBox } from './gridStyles.ts';
import { textFilter, withFilter } from './query.ts';
import { useTable } from './TableContext.ts';

export interface ChoiceFilterProps {
  field: string;
  header: string;
}

const CHOICES = [dataTable.yes, dataTable.no] as const;

const options = (
  <>
    <option value="">{dataTable.yesAndNo}</option>
    {CHOICES.map((choice) => (
      <option key={choice}>{choice}</option>
    ))}
  </>
);

/** The current filter of a boolean column, and a function to change it. */
function useChoice(field: string) {
  const { query, onQuery } = useTable();
  const value = CHOICES.find((choice) => choice === textFilter(query, field)) ?? '';
  return { value, onChoose: (choice: string) => onQuery(withFilter(query, field, choice)) };
}

/** The list above a boolean column: both, 'Sí' or 'No'. */
export function ChoiceFilter({ field, header }: ChoiceFilterProps) {
  const { value, onChoose } = useChoice(field);
  return (
    <NativeSelect
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      input={<InputBase sx={filterBox} />}
      inputProps={{ 'aria-label': dataTable.filterBy(header) }}
    >
      {options}
    </NativeSelect>
  );
}

/** The same with a label, among the filters of a phone. */
export function LabelledChoiceFilter({ field, header }: ChoiceFilterProps) {
  const id = useId();
  const { value, onChoose } = useChoice(field);
  return (
    <TextField
      id={id}
      select
      size="small"
      label={dataTable.filterBy(header)}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true } }}
    >
      {options}
    </TextField>
  );
}
