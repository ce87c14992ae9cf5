import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { object, string } from 'yup';
import { renderForm } from '../../test/renderForm.tsx';
import { DateRangeFields } from '../fields/DateRangeFields.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { RadioGroupField } from '../fields/RadioGroupField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FormSection } from './FormSection.tsx';

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

it('shows an error after blur, not before', async () => {
  const { user } = await renderForm(empty, fields, { schema });
  await user.type(screen.getByLabelText('E-mail'), 'ana@');
  expect(screen.queryByText('Ingrese un E-MAIL válido')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Ingrese un E-MAIL válido')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Ingrese un E-MAIL válido');
  expect(screen.getByLabelText('E-mail')).toBeInvalid();
});

it('moves the focus to the first invalid field on every submission', async () => {
  const { user, button, submitted } = await renderForm({ name: 'Ana', email: '' }, fields, { schema });
  await user.click(button);
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  await user.clear(screen.getByLabelText('Nombre'));
  await user.click(button);
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
  expect(submitted).toEqual([]);
});

it('moves the focus to a radio group without a choice', async () => {
  const { user, button } = await renderForm(
    { channel: '' },
    <RadioGroupField name="channel" label="Medio de pago" options={[{ value: 'a', label: 'Bancard' }]} />,
    { schema: object({ channel: string().required('Elija un medio de pago.') }) },
  );
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Bancard' })).toHaveFocus());
});

it("announces the submission's error and keeps the input", async () => {
  const { user } = await renderForm(empty, fields, { submitError: 'Intente nuevamente.' });
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  expect(screen.getByRole('alert')).toHaveTextContent('Intente nuevamente.');
  expect(screen.getByLabelText('Nombre')).toHaveValue('Ana');
});

it.each([
  ['Sin conexión. Lo que escribió queda guardado.', 0],
  ['Intente nuevamente.', 1],
])('hides only the offline error when the network is back: %s (%i)', async (submitError, alerts) => {
  await renderForm(empty, fields, { submitError });
  expect(screen.getByRole('alert')).toHaveTextContent(submitError);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
});

it('marks a field that the server rejected until it changes, and moves the focus to it', async () => {
  const { user, refuse } = await renderForm({ name: 'Ana', email: 'ana@x' }, fields);
  refuse({ email: 'Ingrese un E-MAIL válido' });
  const email = screen.getByLabelText('E-mail');
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Ingrese un E-MAIL válido');
  expect(screen.getByLabelText('Nombre')).toBeValid();
  await user.type(email, '.uy');
  expect(email).toBeValid();
  expect(email).not.toHaveAccessibleDescription('Ingrese un E-MAIL válido');
});

it('marks a field again if the server rejects it again', async () => {
  const { user, button, refuse, submitted } = await renderForm({ name: 'Ana', email: 'ana@x.uy' }, fields);
  refuse({ name: 'Revise este dato.', email: 'Revise este dato.' });
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveFocus());
  await user.click(button);
  expect(submitted).toHaveLength(1);
  expect(screen.getByText('Revise estos 2 campos:')).toBeVisible();
  refuse({ email: 'Revise este dato.' });
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(screen.getByLabelText('Nombre')).toBeValid();
});

it('has one box for the error of a submission and its fields', async () => {
  const { user, button, refuse } = await renderForm(empty, fields, { submitError: 'Complete los campos.' });
  await user.click(button);
  refuse({ name: 'Revise este dato.', email: 'Revise este dato.' });
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('Complete los campos.NombreE-mail');
  expect(screen.queryByText(/Revise estos/)).not.toBeInTheDocument();
});

it('keeps the focus on its button while submitting, and ignores clicks and Enter', async () => {
  const { user, button, submitted } = await renderForm({ name: 'Ana', email: '' }, fields, {
    submitting: true,
  });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Enviando…')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Nombre'), '{Enter}');
  expect(submitted).toEqual([]);
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

it('lists several errors after a submission, each with a link to its field', async () => {
  const { user, button } = await renderForm(empty, fields, { schema });
  expect(screen.queryByText('Revise estos 2 campos:')).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText('Revise estos 2 campos:')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'E-mail' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await user.type(screen.getByLabelText('E-mail'), 'ana@ejemplo.com');
  await waitFor(() => expect(screen.queryByText('Revise estos 2 campos:')).not.toBeInTheDocument());
});

it('is not submitted while a field rejects its own value', async () => {
  const { user, button, submitted } = await renderForm(
    { from: '2026-03-31', to: '2026-03-01' },
    <DateRangeFields from={{ name: 'from', label: 'Desde' }} to={{ name: 'to', label: 'Hasta' }} />,
  );
  const error = 'La primera fecha no puede ser posterior a la segunda.';
  expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription(error);
  await user.click(button);
  await waitFor(() => expect(screen.getByLabelText('Hasta')).toHaveFocus());
  expect(submitted).toEqual([]);
  await user.clear(screen.getByLabelText('Desde'));
  await user.click(button);
  expect(submitted).toEqual([{ from: '', to: '2026-03-01' }]);
});

it('names a section of fields', async () => {
  await renderForm(empty, <FormSection legend="Quién paga">{fields}</FormSection>);
  const section = screen.getByRole('group', { name: 'Quién paga' });
  expect(section).toContainElement(screen.getByLabelText('Nombre'));
});
