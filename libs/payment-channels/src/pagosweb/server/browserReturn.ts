import * as v from 'valibot';
import { transactionOf } from './result.ts';

const Returned = v.object({ numeroOrden: v.pipe(v.string(), v.transform(transactionOf)) });

/** The form that the payer's browser posts when it comes back. */
export const browserReturn = {
  path: '/api/v1/payments/pagosweb/return/:outcome(^(?:aprobada|rechazada|cancelada)$)',
  transactionOf: (form: unknown): string | undefined => {
    const returned = v.safeParse(Returned, form);
    return returned.success ? returned.output.numeroOrden : undefined;
  },
};
