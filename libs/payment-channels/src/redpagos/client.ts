import { texts } from './texts.ts';
import type { Channel } from '../client/channel.ts';
import { documentError, normaliseDocumentNumber } from '../client/document.ts';
import { LIMITS } from './limits.ts';

/** RedPagos: cash at a counter, in the document holder's name (D75); not where income is split (spec §9). */
export const redPagos: Channel = {
  name: 'RedPagos',
  ...texts,
  mark: 'cash',
  paymentOrigin: 'https://www.mercadopago.com',
  extraFields: ['documentType', 'documentNumber'],
  limits: LIMITS,
  isOffered: ({ splitting }) => !splitting,
  missing: ({ documentType, documentNumber }) =>
    normaliseDocumentNumber(documentType, documentNumber) === '' ? ['documentNumber'] : [],
  documentError,
  payload: ({ documentType, documentNumber }) => ({
    tipoDoc: Number(documentType),
    nroDoc: normaliseDocumentNumber(documentType, documentNumber),
  }),
};
