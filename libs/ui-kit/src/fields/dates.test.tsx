import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderForm } from '../../test/renderForm.tsx';
import { DateField } from './DateField.tsx';
import { DAY_PRESETS, DateRangeFields } from './DateRangeFields.tsx';
import { maskDay } from '../format/maskDay.ts';
import { DayField } from './DayField.tsx';
import { parseDayInput, isInvalidDayInput, formatDayInput } from './day/dayInput.ts';

const one = (value: string) => renderForm({ day: value }, <DateField name="day" label="Desde" />);
const field = () => screen.getByLabelText<HTMLInputElement>('Desde');
const findCalendar = (index: number) => {
  const button = screen.getAllByRole('button', { name: 'Abrir el calendario' })[index];
  if (!button) throw new Error('No calendar.');
  return button;
};

it.each([
  ['01/10/2026', '2026-10-01'],
  ['2026-10-01', '2026-10-01'],
  ['01102026', '2026-10-01'],
  ['01-10-2026', '2026-10-01'],
  ['01.10.2026', '2026-10-01'],
  ['29/02/2028', '2028-02-29'],
])('takes %s for the day %s, typed, pasted or filled in', async (text, day) => {
  const { user, submitted, button } = await one('');
  const shown = day.split('-').toReversed().join('/');
  await user.type(field(), text);
  expect(field()).toHaveValue(shown);
  await user.click(button);
  fireEvent.change(field(), { target: { value: '' } });
  fireEvent.change(field(), { target: { value: text } });
  expect(field()).toHaveValue(shown);
  await user.click(button);
  expect(submitted).toEqual([{ day }, { day }]);
});

it.each([
  ['1/10/26', '01/10/2026'],
  ['1/9/2026', '01/09/2026'],
  ['31/2/26', '31/2/26'],
  ['', ''],
])('shows the typed %j as %j once it is left', async (text, shown) => {
  const { user } = await one('');
  await user.click(field());
  await user.paste(text);
  expect(field()).toHaveValue(text);
  await user.tab();
  expect(field()).toHaveValue(shown);
});

it('accepts a day submitted with Enter', async () => {
  const { user, submitted } = await one('');
  await user.type(field(), '1/10/26{Enter}');
  expect(submitted).toEqual([{ day: '2026-10-01' }]);
});

it('shows an invalid day at the submission', async () => {
  const { user, submitted, button } = await one('');
  await user.type(field(), '31/02/2026');
  await user.tab();
  expect(field()).not.toBeInvalid();
  await user.click(button);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Escriba el día como DD/MM/AAAA.');
  expect(field()).toHaveValue('31/02/2026');
  await waitFor(() => expect(field()).toHaveFocus());
  expect(submitted).toEqual([]);
  await user.clear(field());
  await user.click(button);
  expect(submitted).toEqual([{ day: '' }]);
});

it('shows a day as DD/MM/YYYY, and is found by its label, which describes its calendar button', async () => {
  await one('2026-10-01');
  expect(field()).toHaveValue('01/10/2026');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getAllByLabelText(/Desde/)).toEqual([field()]);
  expect(findCalendar(0)).toHaveAccessibleDescription('Desde');
});

it('is chosen in a calendar by keyboard, which returns the focus', async () => {
  const { user, submitted, button } = await one('2026-10-01');
  await user.tab();
  await user.tab();
  expect(findCalendar(0)).toHaveFocus();
  await user.keyboard('{Enter}');
  const calendar = await screen.findByRole('dialog', { name: 'Calendario' });
  await waitFor(() => expect(within(calendar).getByRole('gridcell', { name: '1' })).toHaveFocus());
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field()).toHaveValue('09/10/2026');
  expect(findCalendar(0)).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Calendario' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(findCalendar(0)).toHaveFocus();
  await user.click(button);
  expect(submitted).toEqual([{ day: '2026-10-09' }]);
});

it('each day of a range limits what the calendar of the other offers', async () => {
  const { user } = await renderForm(
    { from: '2026-03-03', to: '2026-03-20' },
    <DateRangeFields from={{ name: 'from', label: 'Desde' }} to={{ name: 'to', label: 'Hasta' }} />,
  );
  await user.click(findCalendar(0));
  const calendar = await screen.findByRole('dialog');
  const day = (name: string) => within(calendar).getByRole('gridcell', { name });
  expect(day('20')).toBeEnabled();
  expect(day('21')).toBeDisabled();
});

const range = (label: string, today: string) =>
  DAY_PRESETS.find((preset) => preset.label === label)?.range(today);

it.each([
  ['Hoy', '2026-03-05', { from: '2026-03-05', to: '2026-03-05' }],
  ['Este mes', '2026-03-05', { from: '2026-03-01', to: '2026-03-05' }],
  ['Mes anterior', '2026-03-31', { from: '2026-02-01', to: '2026-02-28' }],
  ['Mes anterior', '2028-03-01', { from: '2028-02-01', to: '2028-02-29' }],
])('%s on %s', (label, today, expected) => {
  expect(range(label, today)).toEqual(expected);
});

it.each([
  ['4-3-2030', '4/3/2030'],
  ['040320301', '04/03/2030'],
  ['04/', '04/'],
  ['04//', '04/'],
  ['mañana', ''],
  ['2030-03', '2030-03'],
  ['20/30-', '2030-'],
])('the input %s is shown as %s', (typed, text) => {
  expect(maskDay(typed)).toBe(text);
});

it.each([
  ['4/3/2030', '04/03/2030', 'DD/MM/AAAA'],
  ['31/02/2030', '31/02/2030', 'Escriba el día como DD/MM/AAAA.'],
  ['04/03/2020', '04/03/2020', 'Ese día ya pasó.'],
])('DayField shows %s as %s with %s after blur, and stays valid', async (typed, shown, description) => {
  const { user } = await renderForm({ day: '' }, <DayField name="day" label="Fecha preferida" />);
  const day = screen.getByLabelText('Fecha preferida');
  await user.type(day, typed);
  expect(day).toHaveAccessibleDescription('DD/MM/AAAA');
  await user.tab();
  expect(day).toHaveValue(shown);
  expect(day).toHaveAccessibleDescription(description);
  expect(day).toBeValid();
});

it.each(['', '0', '01/1', '1/10/26', '01/1/2026', '31/02/2026', '29/02/2026', '20/26/1001'])(
  '%j stays as typed',
  (typed) => {
    expect(parseDayInput(typed)).toBe(typed);
    expect(formatDayInput(typed)).toBe(typed);
    expect(isInvalidDayInput(typed)).toBe(typed !== '');
  },
);

it('a day that does not exist is invalid in ISO format too', () => {
  expect([isInvalidDayInput('2026-02-30'), formatDayInput('2026-02-30')]).toEqual([true, '2026-02-30']);
});
