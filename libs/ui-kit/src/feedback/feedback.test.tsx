import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import { Button } from '../controls/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ModalDialog } from './ModalDialog.tsx';
import { Notifications } from '../controls/Notifications.tsx';
import type { Notification } from '../controls/Notifications.tsx';
import { NotificationCenter } from './NotificationCenter.tsx';

const success: Notification = {
  id: '1',
  variant: 'success',
  title: 'Operación exitosa',
  text: 'Usuario creado con exito!',
};

function App({ Center }: { Center: typeof NotificationCenter | typeof Notifications }) {
  const [list, setList] = useState([success]);
  return (
    <Center notifications={list} onShown={(id) => setList((all) => all.filter((one) => one.id !== id))} />
  );
}

/** Dispatches `transitionend`, which jsdom lacks, to the card and each of its ancestors in turn. */
function endTransitions() {
  for (let part: Element | null = screen.queryByRole('status'); part; part = part.parentElement) {
    fireEvent.transitionEnd(part, { bubbles: false });
    act(() => jest.advanceTimersByTime(100));
  }
}

describe.each([
  ['NotificationCenter', NotificationCenter],
  ['Notifications', Notifications],
])('%s', (_, Center) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What browsers dispatch when they show a page, `persisted` from their back-forward cache. */
  const showPage = (persisted: boolean) =>
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

  it('shows title and text for five seconds', () => {
    render(<App Center={Center} />);
    expect(screen.getByRole('status')).toHaveTextContent('Operación exitosaUsuario creado con exito!');
    showPage(false);
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    endTransitions();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ["its page's return from the back-forward cache", () => showPage(true)],
  ])('closes earlier by %s', (_by, close) => {
    render(<App Center={Center} />);
    endTransitions();
    close();
    endTransitions();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('stays while it is hovered or focused, and then for the remaining time', () => {
    render(<App Center={Center} />);
    const card = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(3000));
    fireEvent.mouseEnter(card);
    act(() => jest.advanceTimersByTime(20_000));
    act(() => screen.getByRole('button', { name: 'Cerrar' }).focus());
    fireEvent.mouseLeave(card);
    act(() => jest.advanceTimersByTime(20_000));
    act(() => screen.getByRole('button', { name: 'Cerrar' }).blur());
    act(() => jest.advanceTimersByTime(1900));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    endTransitions();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows three at a time, and announces errors as alerts', () => {
    const kinds = ['success', 'success', 'error', 'error'] as const;
    const list = kinds.map((variant, index) => ({
      id: String(index),
      variant,
      title: `n${index}`,
      text: '',
    }));
    render(<Center notifications={list} onShown={() => undefined} />);
    expect(screen.getAllByRole('button', { name: 'Cerrar' })).toHaveLength(3);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['n0×', 'n1×']);
    expect(screen.getByRole('alert')).toHaveTextContent('n2');
  });
});

it('a confirmation has the focus on NO, reports the answer, and takes Escape as NO', async () => {
  const user = userEvent.setup();
  const answers: string[] = [];
  render(
    <ConfirmDialog open title="Confirme" onYes={() => answers.push('yes')} onNo={() => answers.push('no')}>
      Ya no podrá entrar.
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Confirme' });
  expect(dialog).toHaveAccessibleDescription('Ya no podrá entrar.');
  expect(within(dialog).getByRole('button', { name: 'NO' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'SÍ' }));
  await user.keyboard('{Escape}');
  expect(answers).toEqual(['yes', 'no']);
});

it('a confirmation is answered once, and keeps the focus where it returned to', async () => {
  const user = userEvent.setup();
  let answers = 0;
  const ConfirmedDialog = () => {
    const [open, setOpen] = useState(false);
    const close = () => {
      answers++;
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          ELIMINAR
        </button>
        <ConfirmDialog open={open} title="Confirme" onYes={close} onNo={close}>
          Ya no podrá entrar.
        </ConfirmDialog>
      </>
    );
  };
  render(<ConfirmedDialog />);
  await user.click(screen.getByRole('button', { name: 'ELIMINAR' }));
  await user.dblClick(screen.getByRole('button', { name: 'SÍ' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(answers).toBe(1);
  expect(screen.getByRole('button', { name: 'ELIMINAR' })).toHaveFocus();
});

it('a disabled button has a reason that can be focused', async () => {
  const user = userEvent.setup();
  render(<Button disabledReason="Elija primero un edificio.">CREAR</Button>);
  const button = screen.getByRole('button', { name: 'CREAR' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Elija primero un edificio.');
  await user.tab();
  expect(screen.getByRole('status')).toHaveFocus();
});

it('loading is announced as text, whatever its shape', () => {
  render(<LoadingSkeleton label="Cargando edificios…" shape="rows" />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando edificios…');
});

describe('a modal dialog', () => {
  const Opened = ({ busy = false }: { busy?: boolean }) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          CREAR
        </button>
        <ModalDialog open={open} title="Crear" lead="En Mirador." busy={busy} onClose={() => setOpen(false)}>
          <label>
            Nombre <input />
          </label>
        </ModalDialog>
      </>
    );
  };

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cerrar' }))],
  ])('focuses its first field, and returns the focus when it is closed by %s', async (_, close) => {
    const user = userEvent.setup();
    render(<Opened />);
    await user.click(screen.getByRole('button', { name: 'CREAR' }));
    expect(screen.getByRole('dialog', { name: 'Crear' })).toHaveAccessibleDescription('En Mirador.');
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    await user.keyboard('Ana');
    await close(user);
    // While it fades: an element within a hidden part would not be found by its role.
    expect(screen.getByRole('button', { name: 'CREAR' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'CREAR' }));
    expect(screen.getByLabelText('Nombre')).toHaveValue('');
  });

  it('stays open while it is busy', async () => {
    const user = userEvent.setup();
    render(<Opened busy />);
    await user.click(screen.getByRole('button', { name: 'CREAR' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
