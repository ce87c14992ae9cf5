import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { DateField } from './DateField.tsx';
import type { DateFieldProps } from './DateField.tsx';

export interface DateRangeFieldsProps {
  from: DateFieldProps;
  to: DateFieldProps;
}

/** Two days, both inclusive (decision 23); each limits what the other offers. */
export function DateRangeFields({ from, to }: DateRangeFieldsProps) {
  const { getFieldProps } = useFormikContext();
  const day = (name: string): string | undefined => {
    const { value }: { value: unknown } = getFieldProps(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const first = day(from.name) ?? from.min;
  const last = day(to.name) ?? from.max;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' }}>
      <DateField {...from} {...(last !== undefined && { max: last })} />
      <DateField {...to} {...(first !== undefined && { min: first })} />
    </Box>
  );
}
