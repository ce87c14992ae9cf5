import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
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
      required
    />,
  );

it('finds an option by a part of its name, by keyboard', async () => {
  const { user, submitted, button } = await open();
  const field = screen.getByRole('combobox', { name: 'Edificio' });
  expect(field).toHaveAttribute('placeholder', 'Seleccione Edificio');
  expect(field).toBeRequired();
  await user.type(field, 'batlle{Enter}');
  expect(field).toHaveValue('Parque Batlle');
  await user.click(button);
  expect(submitted).toEqual([{ building: 'b2' }]);
});

it('can be cleared', async () => {
  const { user, submitted, button } = await open();
  const field = screen.getByRole('combobox', { name: 'Edificio' });
  await user.type(field, 'torre{Enter}');
  expect(field).toHaveValue('Torre Bulevar');
  // The button is visible while the field is hovered or focused.
  await user.click(screen.getByLabelText('Borrar'));
  await user.click(button);
  expect(submitted).toEqual([{ building: '' }]);
});
