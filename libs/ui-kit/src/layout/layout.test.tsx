import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StepHeader } from '../controls/StepHeader.tsx';
import { PortalShell } from './PortalShell.tsx';
import { render } from '../../test/render.tsx';

const portal = {
  brandName: 'Lavadero',
  items: [{ label: 'Usuarios', to: '/dashboard-users' }],
  signOutLabel: 'Salir',
};

it('a step header shows the progress', () => {
  render(<StepHeader steps={['Tarjeta', 'Medio de pago', 'Sus datos']} current={1} title="Medio de pago" />);
  expect(screen.getByRole('status')).toHaveTextContent('Paso 2 de 3');
  const [done, current] = screen.getAllByRole('listitem');
  expect(done).toHaveTextContent('Tarjeta (completado)');
  expect(current).toHaveAttribute('aria-current', 'step');
});

it("the portal's menu unfolds, exposes its state, and folds again on another page", async () => {
  const user = userEvent.setup();
  const signedOut: string[] = [];
  const shell = (page: string) => (
    <PortalShell {...portal} onSignOut={() => signedOut.push(page)} pageKey={page}>
      <p>{page}</p>
    </PortalShell>
  );
  const { rerender } = render(shell('usos'));
  const menu = screen.getByRole('button', { name: 'Menú', hidden: true });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  rerender(shell('usuarios'));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
  await user.click(screen.getByText('Salir'));
  expect(signedOut).toEqual(['usuarios']);
});

it('names who is signed in, and for which administration, in a menu with the appearance', async () => {
  const user = userEvent.setup();
  const account = {
    name: 'Ana Silva',
    email: 'ana@demo.example',
    administration: 'Administración Sur',
    links: [{ label: 'Actividad', to: '/actividad' }],
  };
  render(
    <PortalShell {...portal} onSignOut={() => undefined} account={account}>
      <p>Usos</p>
    </PortalShell>,
  );
  expect(screen.queryByLabelText('Apariencia')).not.toBeInTheDocument();
  const unfolded = screen.getByRole('button', { name: 'Menú', hidden: true });
  await user.click(unfolded);
  const button = screen.getByRole('button', { name: 'Cuenta de Ana Silva' });
  await user.click(button);
  expect(unfolded).toHaveAttribute('aria-expanded', 'false');
  const menu = await screen.findByRole('dialog', { name: 'Cuenta de Ana Silva' });
  expect(menu).toHaveTextContent('ana@demo.example');
  expect(menu).toHaveTextContent('Administración Sur');
  expect(screen.getByRole('link', { name: 'Actividad' })).toHaveAttribute('href', '/actividad');
  expect(screen.getByLabelText('Apariencia')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
