import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FormCheckoutPage } from '../../app/features/form-checkout/FormCheckoutPage.tsx';
import { markSubmitted } from '../../app/storage/checkout.ts';
import { memory } from '../../test/site.ts';
import { button, pageTests, showPage } from './openPage.tsx';

const form = {
  action: 'https://pay.example/v3.4/x.aspx',
  fields: [
    ['valorTransaccion', '1234.5'],
    ['transactionSecurityToken', 'a+b='],
  ],
} as const;

/** The forms that the browser would have posted. */
const posted: { action: string; method: string; fields: unknown }[] = [];

function recordSubmission(event: SubmitEvent) {
  event.preventDefault();
  const { target } = event;
  if (!(target instanceof HTMLFormElement)) return;
  posted.push({ action: target.action, method: target.method, fields: [...new FormData(target)] });
}

const meta = {
  title: 'Pruebas/Sitio público/Ir a PagosWeb',
  tags: ['!dev', '!autodocs'],
  ...pageTests,
  beforeEach: () => {
    posted.length = 0;
    addEventListener('submit', recordSubmission);
    return () => removeEventListener('submit', recordSubmission);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const PostedOnce: Story = {
  name: 'posts the prepared fields by itself once, and by its button ever after',
  play: async ({ mount }) => {
    const session = memory();
    const automatic = () => markSubmitted(session, 't-1');
    const expected = { action: form.action, method: 'post', fields: form.fields };
    await showPage(mount, <FormCheckoutPage form={form} channel="PagosWeb" automatic={automatic} />);
    await waitFor(() => expect(posted).toEqual([expected]));
    await showPage(mount, <FormCheckoutPage form={form} channel="PagosWeb" automatic={automatic} />);
    await expect(posted).toHaveLength(1);
    await userEvent.click(button('CONTINUAR A PAGOSWEB'));
    await expect(posted).toEqual([expected, expected]);
  },
};
