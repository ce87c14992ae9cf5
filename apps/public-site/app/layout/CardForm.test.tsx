import '@testing-library/jest-dom';
import { errors } from '@laundry/strings';
import { act, render, screen } from '@testing-library/react';
import { CardForm } from './CardForm.tsx';

it('shows that there is no network until it is back', () => {
  render(
    <CardForm
      id="card"
      texts={{ submit: 'VER' }}
      action="/credit"
      card="12345678"
      error={{ kind: 'offline', text: errors.texts.offline }}
      asking={false}
      onSubmit={() => undefined}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Sin conexión.');
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
