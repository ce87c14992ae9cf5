import { TextField } from './TextField.tsx';
import type { DateFieldProps } from '../DateField.tsx';

/** A calendar day, with the device's own picker. Its value in the form is `YYYY-MM-DD`, or '' when empty. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  return <TextField {...props} type="date" inputAttributes={{ min, max }} />;
}
