import { refusal } from '@laundry/flow/testing';
import { screen } from 'storybook/test';
import type { UserEventObject } from 'storybook/test';
import { CARD } from '../test/answers.ts';
import { write } from './write.ts';

// The request of a report, for its stories and tests.

export const CALL = { path: '/public-site/v1/reports/sendReportByUid' } as const;

export const refused = (status: number, code: string, headers = {}) => ({
  ...CALL,
  ...refusal(status, code, 'Mensaje del servidor.'),
  headers,
});

export async function ask(user: UserEventObject) {
  await screen.findByLabelText('E-mail');
  await write(user, { 'Código de tarjeta': CARD, 'E-mail': 'ana@correo.example' });
  await user.click(screen.getByRole('button', { name: 'ENVIAR' }));
}
