import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmbeddedCheckoutPage } from './EmbeddedCheckoutPage.tsx';

const SCRIPT = 'https://bancard.example/checkout.js';

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`)];

/** Simulates the load or error event of the page's script. */
const answer = (kind: 'load' | 'error') => act(async () => scripts().at(-1)?.dispatchEvent(new Event(kind)));

it('offers a retry if the script fails to load or is another, and then opens the form', async () => {
  const opened: unknown[] = [];
  render(<EmbeddedCheckoutPage processId="p-7" transactionId="t-7" scriptUrl={SCRIPT} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando el formulario de pago…');

  expect(screen.getByRole('link')).toHaveAttribute('href', '/bancard-checkout-success/t-7');
  for (const kind of ['error', 'load'] as const) {
    await answer(kind);
    expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar el formulario de pago.');
    expect(scripts()).toHaveLength(kind === 'error' ? 0 : 1);
    await userEvent.setup().click(screen.getByRole('button', { name: 'REINTENTAR' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
  Object.assign(window, {
    Bancard: { Checkout: { createForm: (...given: unknown[]) => opened.push(given) } },
  });
  await answer('load');
  expect(opened).toEqual([[expect.any(String), 'p-7', {}]]);
  const [[container]] = opened as [[string]];
  expect(document.getElementById(container)).toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
