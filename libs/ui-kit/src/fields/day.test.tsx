import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { toIsoDay, maskDay } from '../format/maskDay.ts';
import { renderForm } from '../../test/renderForm.tsx';
import { DayField } from './DayField.tsx';

it.each([
  ['04032030', '04/03/2030'],
  ['04/03/2030', '04/03/2030'],
  ['4-3-2030', '4/3/2030'],
  ['040320301', '04/03/2030'],
  ['04/', '04/'],
  ['04//', '04/'],
  ['mañana', ''],
  ['2030-03-04', '04/03/2030'],
  ['2030-03', '2030-03'],
  ['20/30-', '2030-'],
])('the input %s is shown as %s', (typed, text) => {
  expect(maskDay(typed)).toBe(text);
});

it.each([
  ['04/03/2030', '2030-03-04'],
  ['4/3/2030', '2030-03-04'],
  ['31/02/2030', undefined],
  ['04/03', undefined],
  ['', undefined],
])('%s is the day %s', (text, day) => {
  expect(toIsoDay(text)).toBe(day);
});

describe('the field', () => {
  const day = () => screen.getByLabelText('Fecha preferida');
  const open = () => renderForm({ day: '' }, <DayField name="day" label="Fecha preferida" />);

  it.each([
    ['digits', '04032030'],
    ['people write it', '4/3/2030'],
    ['programs write it', '2030-03-04'],
  ])('accepts a day as %s', async (_, typed) => {
    const { user } = await open();
    expect(day()).toHaveAccessibleDescription('DD/MM/AAAA');
    await user.type(day(), typed);
    await user.tab();
    expect(day()).toHaveValue('04/03/2030');
    expect(day()).toHaveAccessibleDescription('DD/MM/AAAA');
    expect(day()).toBeValid();
  });

  it.each([
    ['31/02/2030', 'Escriba el día como DD/MM/AAAA.'],
    ['04/03/2020', 'Ese día ya pasó.'],
  ])('warns about %s after blur, without making the form invalid', async (typed, warning) => {
    const { user } = await open();
    await user.type(day(), typed);
    expect(day()).toHaveAccessibleDescription('DD/MM/AAAA');
    await user.tab();
    expect(day()).toHaveAccessibleDescription(warning);
    expect(day()).toBeValid();
  });
});
