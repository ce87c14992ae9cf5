import Box from '@mui/material/Box';
import { useEventCallback } from '@mui/material/utils';
import { dataTable, kitFields } from '@laundry/strings';
import { isCalendarDay } from '@laundry/strings/format';
import { createContext, memo, use, useId, useState } from 'react';
import { Select } from '../controls/Select.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { CalendarButton } from '../fields/day/CalendarButton.tsx';
import { formatDayInput, isWrongFullDay, normaliseDayInput, parseDayInput } from '../fields/day/dayInput.ts';
import type { Column } from './columns.ts';
import { emptyQuery, withFilter } from './query.ts';
import type { TableQuery } from './query.ts';

/** The query that the filters read, change and clear. A context, because the grid renders the filters. */
export const TableContext = createContext({
  query: emptyQuery,
  onQuery: (_: TableQuery): void => undefined,
  onClear: (): void => undefined,
});

export const useTable = () => use(TableContext);

const CHOICES = [dataTable.yes, dataTable.no].map((choice) => ({ value: choice, label: choice }));

interface FilterBoxProps {
  field: string;
  header: string;
  /** Whether it is a list of 'Sí' and 'No' instead of a text box. */
  choice: boolean;
  labelled: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** Memoised, so that it only renders for its own text and not while another box is typed into. */
const FilterBox = memo(function FilterBox({
  field,
  header,
  choice,
  labelled,
  value,
  onChange,
}: FilterBoxProps) {
  const label = dataTable.filterBy(header);
  const shared = { name: field, label, value, onChange, labelHidden: !labelled };
  return choice ? (
    <Select {...shared} options={CHOICES} placeholder={dataTable.yesAndNo} />
  ) : (
    <TextInput
      {...shared}
      helperText={null}
      autoComplete="off"
      spellCheck={false}
      {...(!labelled && { placeholder: dataTable.filter })}
    />
  );
});

export interface ColumnFilterProps<Row> {
  column: Column<Row>;
  /** Whether its label is visible, as on a phone; by default the column's header is above it. */
  labelled?: boolean;
}

/** The filter of a column: by two days, by 'Sí' and 'No', or by a part of its text. */
export function ColumnFilter<Row>({ column, labelled = false }: ColumnFilterProps<Row>) {
  const { field, header, kind } = column;
  const { query, onQuery } = useTable();
  const onChange = useEventCallback((text: string) => onQuery(withFilter(query, field, text)));
  if ('range' in column) return <RangeFilter field={field} labels={column.range} stacked={labelled} />;
  const value = query.filters[field] ?? '';
  return <FilterBox {...{ field, header, labelled, value, onChange }} choice={kind === 'boolean'} />;
}

interface DayFilterProps {
  label: string;
  /** The current day, `YYYY-MM-DD`, or ''. */
  value: string;
  error: boolean;
  /** The id of the error text. */
  describedBy: string | undefined;
  onChange: (day: string) => void;
}

/** A day to filter a column by, typed as DD/MM/YYYY or chosen. A complete day filters at once. */
function DayFilter({ label, value, error, describedBy, onChange }: DayFilterProps) {
  const labelId = useId();
  const [unfinished, setUnfinished] = useState('');
  const text = value === '' ? unfinished : value;
  const isInvalid = isWrongFullDay(text);
  const change = (next: string) => {
    const day = isCalendarDay(next) ? next : '';
    setUnfinished(day === '' ? next : '');
    if (day !== value) onChange(day);
  };
  return (
    <TextInput
      name={label}
      label={label}
      labelId={labelId}
      value={formatDayInput(text)}
      invalid={error || isInvalid}
      helperText={isInvalid ? kitFields.noDay : null}
      describedBy={describedBy}
      placeholder={kitFields.dayHint}
      autoComplete="off"
      inputMode="numeric"
      onChange={(typed) => change(parseDayInput(typed))}
      onBlur={() => change(normaliseDayInput(text))}
      endAdornment={<CalendarButton value={text} labelId={labelId} onChoose={change} />}
    />
  );
}

interface RangeFilterProps {
  field: string;
  /** The labels of the two days. */
  labels: { from: string; to: string };
  /** Whether it uses the whole width, or only the width of two days. */
  stacked: boolean;
}

/** Filters a date column by a first and a last day, both inclusive. */
function RangeFilter({ field, labels, stacked }: RangeFilterProps) {
  const id = useId();
  const { query, onQuery } = useTable();
  const [from = '', to = ''] = query.filters[field]?.split('/') ?? [];
  const range = { from, to };
  const reversed = from !== '' && to !== '' && from > to;
  const change = (next: typeof range) =>
    onQuery(withFilter(query, field, next.from + next.to === '' ? '' : `${next.from}/${next.to}`));
  return (
    <Box sx={stacked ? { ...days, gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' } : overTable}>
      {(['from', 'to'] as const).map((side) => (
        <DayFilter
          key={side}
          label={labels[side]}
          value={range[side]}
          error={reversed}
          describedBy={reversed ? `${id}problem` : undefined}
          onChange={(day) => change({ ...range, [side]: day })}
        />
      ))}
      <Box
        id={`${id}problem`}
        role="status"
        className="kit-helper"
        data-invalid=""
        sx={{ gridColumn: '1 / -1', m: 0, '&:empty': { display: 'none' } }}
      >
        {reversed && kitFields.reversedDays}
      </Box>
    </Box>
  );
}

/** A complete day, or the hint with its format, fits in 9.25 rem together with the calendar's button. */
const days = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(2, 9.25rem)',
  '& .kit-box > .kit-input': { pl: 1, pr: 4.5, fontSize: '0.9375rem' },
} as const;

/** As high as the buttons of the toolbar, to leave the space to the rows. */
const overTable = {
  ...days,
  '& .kit-label': { mb: { md: '2px' } },
  '& .kit-box > .kit-input': { ...days['& .kit-box > .kit-input'], height: { md: 36 } },
  '& .kit-glyph-button': { height: { md: 34 } },
} as const;
