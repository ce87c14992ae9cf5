import { dayOf, formatDay } from '@laundry/format';
import { kitFields } from '@laundry/strings';
import { useField } from 'formik';
import { toIsoDay, maskDay } from '../../format/maskDay.ts';
import type { FieldProps } from '../useKitField.ts';
import { TextField } from './TextField.tsx';

export type DateFieldProps = Omit<FieldProps, 'hint' | 'warning'>;

/** '4/3/2026' as '04/03/2026'; what is no day stays as it was typed. */
function tidyDay(typed: string): string {
  const text = maskDay(typed);
  return formatDay(toIsoDay(text) ?? '') || text;
}

/** What is remarked on a text once the field was left. */
function remarkOn(text: string): string | undefined {
  if (text === '') return undefined;
  const day = toIsoDay(maskDay(text));
  if (day === undefined) return kitFields.noDay;
  return day < dayOf(new Date()) ? kitFields.pastDay : undefined;
}

/**
 * A calendar day as people of the country write it, DD/MM/YYYY, whatever the browser's language. Its value in
 * the form is exactly that text; one that is no day is remarked on and never blocks.
 */
export function DateField(props: DateFieldProps) {
  const [{ value }, { touched }] = useField<string>(props.name);
  return (
    <TextField
      {...props}
      hint={kitFields.dayHint}
      warning={touched ? remarkOn(value) : undefined}
      inputMode="numeric"
      autoComplete="off"
      parse={maskDay}
      normalise={tidyDay}
    />
  );
}
