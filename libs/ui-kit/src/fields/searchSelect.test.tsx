import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { object, string } from 'yup';
import { renderForm } from '../../test/renderForm.tsx';
import { SearchSelectField } from './SearchSelectField.tsx';

const options = [
  { value: 'b1', label: 'Torre Bulevar' },
  { value: 'b2', label: 'Parque Batlle' },
];

const open = () =>
  renderForm(
    { building: '' },
    <SearchSelectField
      name="building"
      label="Edificio"
      placeholder="Seleccione Edificio"
      options={options}
    />,
  );

it('finds an option by a part of its name, by keyboard', async () => {
  const { user, submitted, button } = await open();
  const field = screen.getByRole('combobox', { name: 'Edificio' });
  expect(field).toHaveAttribute('placeholder', 'Seleccione Edificio');
  await user.type(field, 'batlle{Enter}');
  expect(field).toHaveValue('Parque Batlle');
  await user.click(button);
  expect(submitted).toEqual([{ building: 'b2' }]);
});

it('shows when nothing matches, and can be cleared', async () => {
  const { user, submitted, button } = await open();
  const field = screen.getByRole('combobox', { name: 'Edificio' });
  await user.type(field, 'zzz');
  expect(screen.getByText('No hay resultados')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'torre{Enter}');
  expect(field).toHaveValue('Torre Bulevar');
  // The button is visible while the field is hovered or focused.
  await user.click(screen.getByLabelText('Borrar'));
  await user.click(button);
  expect(submitted).toEqual([{ building: '' }]);
});

it('shows an error after it was left empty, as the description of the field', async () => {
  const { user } = await renderForm(
    { building: '' },
    <SearchSelectField name="building" label="Edificio" options={options} required />,
    { schema: object({ building: string().required('Elija un edificio.') }) },
  );
  const field = screen.getByRole('combobox', { name: 'Edificio' });
  await user.click(field);
  await user.tab();
  expect(await screen.findByText('Elija un edificio.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Elija un edificio.');
});
