import { useFormikContext } from 'formik';
import { use } from 'react';
import { FormFieldsContext } from './formFields.ts';
import { RefusalContext, refusalAt } from './refusal.ts';

/** A field that holds a mistake. */
export interface Mistake {
  readonly name: string;
  readonly label: string;
}

/** The mistakes of a failed submit where there are several, to be listed; one alone is told at its field. */
export function useMistakes(): readonly Mistake[] {
  const { errors, submitCount, values } = useFormikContext<Record<string, unknown>>();
  const fields = use(FormFieldsContext);
  const standing = use(RefusalContext);
  const wrong = [...(fields ?? [])]
    .filter(
      ([name, field]) =>
        field.wrong || errors[name] !== undefined || refusalAt(standing, name, values[name]) !== undefined,
    )
    .map(([name, { label }]) => ({ name, label }));
  return submitCount === 0 || wrong.length < 2 ? [] : wrong;
}

/** Sends focus to the field of that name; of a radio group, to its first radio. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name=${JSON.stringify(name)}]`)?.focus();
}
