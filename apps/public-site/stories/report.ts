import { refusal } from '@laundry/flow/testing';
import { screen } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { CARD } from './answers.ts';

// The request of a report, for its stories and tests.

export const CALL = { path: '/public-site/v1/reports/sendReportByUid' } as const;

export const refused = (status: number, code: string, headers = {}) => ({
  ...CALL,
  ...refusal(status, code, 'Mensaje del servidor.'),
  headers,
});

export async function ask(user: UserEventObject) {
  await user.click(await screen.findByLabelText('Código de tarjeta'));
  await user.paste(CARD);
  await user.click(screen.getByLabelText('E-mail'));
  await user.paste('ana@correo.example');
  await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
}
