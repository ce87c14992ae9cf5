import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmbeddedCheckoutPage } from './EmbeddedCheckoutPage.tsx';

const SCRIPT = 'https://bancard.example/checkout.js';

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`);

/** Simulates the load or error event of the page's script. */
const answer = (kind: 'load' | 'error') => act(async () => script()?.dispatchEvent(new Event(kind)));

it('offers a retry if the script fails to load, and then opens the form of the process', async () => {
  const opened: unknown[] = [];
  render(<EmbeddedCheckoutPage processId="p-7" scriptUrl={SCRIPT} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando el formulario de pago…');

  await answer('error');
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar el formulario de pago.');
  expect(script()).toBeNull();

  await userEvent.setup().click(screen.getByRole('button', { name: 'REINTENTAR' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  Object.assign(window, {
    Bancard: { Checkout: { createForm: (...given: unknown[]) => opened.push(given) } },
  });
  await answer('load');
  expect(opened).toEqual([[expect.any(String), 'p-7', {}]]);
  const [[container]] = opened as [[string]];
  expect(document.getElementById(container)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  Reflect.deleteProperty(window, 'Bancard');
  script()?.remove();
});

it('shows an error if the loaded file is not the script', async () => {
  render(<EmbeddedCheckoutPage processId="p-7" scriptUrl={SCRIPT} />);
  await answer('load');
  expect(screen.getByRole('alert')).toBeVisible();
  script()?.remove();
});
