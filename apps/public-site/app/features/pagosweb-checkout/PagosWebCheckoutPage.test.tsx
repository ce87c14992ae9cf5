import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memory } from '../../../test/site.ts';
import { markSubmitted } from '../../session/checkout.ts';
import { PagosWebCheckoutPage } from './PagosWebCheckoutPage.tsx';

const form = {
  action: 'https://pay.example/v3.4/x.aspx',
  fields: [
    ['valorTransaccion', '1234.5'],
    ['transactionSecurityToken', 'a+b='],
  ],
} as const;

/** Opens the page and records each form that the browser would have posted. */
function open(session = memory()) {
  const posted: { action: string; method: string; fields: unknown }[] = [];
  const note = (event: SubmitEvent) => {
    event.preventDefault();
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    posted.push({ action: target.action, method: target.method, fields: [...new FormData(target)] });
  };
  addEventListener('submit', note);
  const { unmount } = render(
    <PagosWebCheckoutPage form={form} automatic={() => markSubmitted(session, 't-1')} />,
  );
  return {
    posted,
    session,
    close: () => {
      unmount();
      removeEventListener('submit', note);
    },
  };
}

it('posts the prepared fields by itself once, and by its button ever after', async () => {
  const first = open();
  expect(first.posted).toEqual([{ action: form.action, method: 'post', fields: form.fields }]);
  first.close();

  const back = open(first.session);
  expect(back.posted).toEqual([]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'CONTINUAR A PAGOSWEB' }));
  expect(back.posted).toHaveLength(1);
  back.close();
});
