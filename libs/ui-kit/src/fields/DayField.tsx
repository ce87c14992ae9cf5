import { montevideoDay, formatDay } from '@laundry/strings/format';
import { kitFields } from '@laundry/strings';
import { useField } from 'formik';
import { toIsoDay, maskDay } from '../format/maskDay.ts';
import type { FieldProps } from './useKitField.ts';
import { TextField } from './TextField.tsx';

export type DayFieldProps = Omit<FieldProps, 'warning'>;

/** '4/3/2026' as '04/03/2026'; text that is not a day stays as typed. */
function normaliseDay(typed: string): string {
  const text = maskDay(typed);
  return formatDay(toIsoDay(text) ?? '') || text;
}

/** The warning about a text once the field is left. */
function warningFor(text: string): string | undefined {
  if (text === '') return undefined;
  const day = toIsoDay(maskDay(text));
  if (day === undefined) return kitFields.noDay;
  return day < montevideoDay(new Date()) ? kitFields.pastDay : undefined;
}

/**
 * A field for a day in the country's format, DD/MM/YYYY, whatever the browser's language. Its value in the
 * form is exactly that text; one that is not a day gets a warning, which never blocks the form.
 */
export function DayField(props: DayFieldProps) {
  const [{ value }, { touched }] = useField<string>(props.name);
  return (
    <TextField
      hint={kitFields.dayHint}
      {...props}
      warning={touched ? warningFor(value) : undefined}
      inputMode="numeric"
      autoComplete="off"
      parse={maskDay}
      normalise={normaliseDay}
    />
  );
}
