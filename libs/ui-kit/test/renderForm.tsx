import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { FormShell } from '../src/form/FormShell.tsx';
import { FormActions } from '../src/form/FormActions.tsx';

type Values = Record<string, unknown>;

interface FormUnderTest {
  schema?: ObjectSchema<AnyObject>;
  submitError?: string;
  submitting?: boolean;
}

/** Renders fields in a form with 'ENVIAR'. @returns a user, the submitted values, a way to refuse them */
export async function renderForm(initialValues: Values, fields: ReactNode, form: FormUnderTest = {}) {
  const { submitError, submitting = false, schema } = form;
  const submitted: Values[] = [];
  const changes: Values[] = [];
  const shell = (refused?: Record<string, string>) => (
    <FormShell
      initialValues={initialValues}
      {...(schema && { schema })}
      submitError={submitError}
      serverErrors={refused}
      submitting={submitting}
      onSubmit={(values) => submitted.push(values)}
      onValuesChange={(values) => changes.push(values)}
    >
      {fields}
      <FormActions submit="ENVIAR" />
    </FormShell>
  );
  // The form validates itself asynchronously on mount.
  const { rerender } = await act(async () => render(shell()));
  const button = screen.getByRole('button', { name: 'ENVIAR' });
  /** Makes the server refuse submitted fields. */
  const refuse = (refused: Record<string, string>) => rerender(shell(refused));
  return { user: userEvent.setup(), submitted, changes, button, refuse };
}
