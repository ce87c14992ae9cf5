import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { NotificationCenter } from './NotificationCenter.tsx';
import type { KitNotification } from './NotificationCenter.tsx';

const success: KitNotification = {
  id: '1',
  variant: 'success',
  title: 'Operación exitosa',
  text: 'Usuario creado con exito!',
};

function App() {
  const [list, setList] = useState<readonly KitNotification[]>([success]);
  return (
    <NotificationCenter
      notifications={list}
      onShown={(id) => setList((all) => all.filter((one) => one.id !== id))}
    />
  );
}

/** jsdom has no transitions: their ends are said by hand, from the card outwards. Nothing leaves that may stay. */
function endTransitions() {
  for (let part: Element | null = screen.queryByRole('status'); part; part = part.parentElement) {
    fireEvent.transitionEnd(part, { bubbles: false });
    act(() => jest.advanceTimersByTime(100));
  }
}

describe('NotificationCenter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows title and text for five seconds', () => {
    render(<App />);
    expect(screen.getByRole('status')).toHaveTextContent('Operación exitosaUsuario creado con exito!');
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    endTransitions();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('can be closed before', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    render(<App />);
    endTransitions();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    endTransitions();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

it('a confirmation starts on NO and answers', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  render(
    <ConfirmDialog open title="Confirme" onYes={() => answers.push('yes')} onNo={() => answers.push('no')} />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Confirme' });
  expect(within(dialog).getByRole('button', { name: 'NO' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'SÍ' }));
  await user.keyboard('{Escape}');
  expect(answers).toEqual(['yes', 'no']);
});
