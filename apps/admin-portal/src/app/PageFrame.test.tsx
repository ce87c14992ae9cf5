import '@testing-library/jest-dom';
import { AppThemeProvider } from '@laundry/ui-kit';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { PageFrame } from './PageFrame.tsx';

function Broken(): never {
  throw new Error('broken');
}

it.each([false, true])('tries anew at another address, standalone or not: %s', async (standalone) => {
  render(
    <AppThemeProvider surface="portal">
      <MemoryRouter initialEntries={['/broken']}>
        <Link to="/whole">Otra</Link>
        <PageFrame standalone={standalone}>
          <Routes>
            <Route path="/broken" element={<Broken />} />
            <Route path="/whole" element={<p>Entera</p>} />
          </Routes>
        </PageFrame>
      </MemoryRouter>
    </AppThemeProvider>,
    { onCaughtError: () => undefined },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Ha ocurrido un error');
  await userEvent.click(screen.getByRole('link', { name: 'Otra' }));
  expect(screen.getByText('Entera')).toBeInTheDocument();
});
