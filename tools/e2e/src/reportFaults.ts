import { refusal } from './portalFaults.ts';
import type { RouteHandler } from './portalFaults.ts';

/** The text of errors without a text of their own (spec §8). */
export const GENERIC = 'El sistema no ha podido procesar su solicitud.';

interface Fault {
  readonly answer: RouteHandler;
  readonly text: string;
}

/** Kinds of failed report calls, each with the text shown. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  '403': {
    answer: refusal(403, 'ex_forbidden'),
    text: 'Dashboard no disponible para su usuario. Comuníquese con nosotros.',
  },
  '404': { answer: refusal(404, 'ex_not_found'), text: 'El edificio indicado no figura entre los suyos.' },
  '422': { answer: refusal(422, 'ex_invalid_field'), text: 'Alguno de los filtros no es válido.' },
  '429': {
    answer: refusal(429, 'ex_too_many_requests'),
    text: 'Demasiados intentos. Espere unos minutos.',
  },
  '500': { answer: refusal(500, 'ex_internal'), text: GENERIC },
  'broken JSON': {
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '[{' }),
    text: GENERIC,
  },
  'another shape': { answer: (route) => route.fulfill({ json: [{ id: 7 }] }), text: GENERIC },
  'no network': { answer: (route) => route.abort(), text: 'Sin conexión.' },
};
