import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { renderForm } from '../../test/renderForm.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { RadioGroupField } from '../fields/RadioGroupField.tsx';
import { TextField } from '../fields/TextField.tsx';

const schema = object({
  name: string().required('Ingrese un NOMBRE'),
  email: string().required('Ingrese un E-MAIL').email('Ingrese un E-MAIL válido'),
});
const fields = (
  <>
    <TextField name="name" label="Nombre" />
    <EmailField name="email" label="E-mail" />
  </>
);
const empty = { name: '', email: '' };

it('shows a mistake after the field was left, not before', async () => {
  const { user } = await renderForm(empty, fields, { schema });
  await user.type(screen.getByLabelText('E-mail'), 'ana@');
  expect(screen.queryByText('Ingrese un E-MAIL válido')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Ingrese un E-MAIL válido')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Ingrese un E-MAIL válido');
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
});

it('sends focus to the first invalid field on submit, each time', async () => {
  const { user, button, submitted } = await renderForm({ name: 'Ana', email: '' }, fields, { schema });
  await user.click(button);
  await waitFor(() => {
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });
  await user.clear(screen.getByLabelText('Nombre'));
  await user.click(button);
  await waitFor(() => {
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
  });
  expect(submitted).toEqual([]);
});

it('reaches a radio group that nothing was chosen in', async () => {
  const { user, button } = await renderForm(
    { channel: '' },
    <RadioGroupField name="channel" label="Medio de pago" options={[{ value: 'a', label: 'Bancard' }]} />,
    { schema: object({ channel: string().required('Elija un medio de pago.') }) },
  );
  await user.click(button);
  await waitFor(() => {
    expect(screen.getByRole('radio', { name: 'Bancard' })).toHaveFocus();
  });
});

it('announces the submit error and keeps what was typed', async () => {
  const { user } = await renderForm(empty, fields, { submitError: 'Intente nuevamente.' });
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  expect(screen.getByRole('alert')).toHaveTextContent('Intente nuevamente.');
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
});

it('disables only its button while submitting, and Enter does not submit again', async () => {
  const { user, button, submitted } = await renderForm({ name: 'Ana', email: '' }, fields, {
    submitting: true,
  });
  expect(button).toBeDisabled();
  expect(screen.getByLabelText('Nombre')).toBeEnabled();
  await user.type(screen.getByLabelText('Nombre'), '{Enter}');
  expect(submitted).toEqual([]);
});

it('says why its button is disabled', async () => {
  const { button } = await renderForm(empty, fields, { disabledReason: 'Complete nombre y e-mail.' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Complete nombre y e-mail.');
});

it('reports each change, for drafts', async () => {
  const { user, changes } = await renderForm(empty, fields);
  expect(changes).toEqual([]);
  await user.type(screen.getByLabelText('Nombre'), 'Al');
  expect(changes).toEqual([
    { name: 'A', email: '' },
    { name: 'Al', email: '' },
  ]);
});
