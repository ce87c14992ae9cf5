import Box from '@mui/material/Box';
import { kitFields } from '@laundry/strings';
import { useFormikContext } from 'formik';
import { use } from 'react';
import { ErrorFrame } from '../feedback/ErrorFrame.tsx';
import { FormFieldsContext } from './formFields.ts';
import { LinkButton } from './LinkButton.tsx';
import { RefusalContext, refusalAt } from './refusal.ts';

/** Sends focus to the field of that name; of a radio group, to its first radio. */
function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name=${JSON.stringify(name)}]`)?.focus();
}

/** After a failed submit with several mistakes: how many, and a way to each. One alone is told at its field. */
export function FormErrors() {
  const { errors, submitCount, values } = useFormikContext<Record<string, unknown>>();
  const fields = use(FormFieldsContext);
  const standing = use(RefusalContext);
  const wrong = [...(fields ?? [])].filter(
    ([name, field]) =>
      field.wrong || errors[name] !== undefined || refusalAt(standing, name, values[name]) !== undefined,
  );
  if (submitCount === 0 || wrong.length < 2) return null;
  return (
    <ErrorFrame role="none">
      {kitFields.mistakes(wrong.length)}
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {wrong.map(([name, { label }]) => (
          <li key={name}>
            <LinkButton
              type="button"
              style={{ minHeight: 28 }}
              onClick={({ currentTarget }) => {
                focusField(currentTarget.form, name);
              }}
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </Box>
    </ErrorFrame>
  );
}
