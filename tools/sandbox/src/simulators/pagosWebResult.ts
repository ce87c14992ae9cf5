import { simulators as texts } from '@laundry/strings';
import type { Writer } from './delivery.ts';
import { encrypt } from './pagosWebCipher.ts';
import type { Attempt, Payment } from './payments.ts';
import type { Secrets } from './secrets.ts';

const MESSAGE: Readonly<Record<Attempt['state'], string>> = {
  pending: '',
  approved: texts.messages.approved,
  denied: texts.messages.denied,
  cancelled: texts.messages.cancelled,
  expired: texts.messages.expired,
  refunded: texts.messages.cancelled,
};

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Montevideo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `yyyy-MM-dd hh:mm:ss` on a 12-hour clock. */
function fechaOf(at: Date): string {
  const [day = '', time = ''] = clock.format(at).split(' ');
  const hour = Number(time.slice(0, 2)) % 12 || 12;
  return `${day} ${String(hour).padStart(2, '0')}${time.slice(2)}`;
}

/** What the browser's return and the offline notification carry of a payment's last attempt. */
export function resultFields(
  payment: Payment,
  secrets: Secrets,
  forged = false,
): Readonly<Record<string, string>> {
  const attempt = payment.attempts.at(-1);
  const state = attempt?.state ?? 'pending';
  const approved = state === 'approved';
  const fields = {
    ventaAprobada: approved ? 'True' : 'False',
    numeroTransaccion: attempt?.id ?? '',
    monto: payment.amount.toFixed(2).replace('.', ','),
    codigoAutorizacion: approved ? '123456' : '',
    mensaje: MESSAGE[state],
    numeroOrden: payment.reference,
    idCliente: secrets.pagosWebClientId,
    Fecha: fechaOf(new Date()),
  };
  const signed = Object.values({ ...fields, Fecha: fields.Fecha.replace(' ', '') }).join('');
  const token = encrypt(secrets.pagosWebKey, fields.Fecha, forged ? `${signed}x` : signed);
  return { ...fields, cantidadCuotas: '1', responseSecurityToken: token };
}

/** The offline notification: a form, POSTed by the provider's server. */
export const offlineWriter =
  (secrets: Secrets, url: string): Writer =>
  (payment, forged) => ({
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(resultFields(payment, secrets, forged)).toString(),
  });
