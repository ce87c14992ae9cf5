import type { Route } from '@playwright/test';

/** Answers a call instead of the API. */
export type RouteHandler = (route: Route) => Promise<void>;

/** A refusal in the API's format. */
export const refusal =
  (status: number, code: string, detail?: string): RouteHandler =>
  (route) =>
    route.fulfill({ status, json: { result_code: code, result_message: code, result_detail: detail } });

export const GENERIC =
  'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.';
const OFFLINE = 'Sin conexión. Lo que escribió queda guardado.';
const TOO_MANY = 'Demasiados intentos. Espere unos minutos.';

/** All kinds of failed calls except an ended session, each with its text (spec §8; D8, D47, D51). */
export const FAULTS: Readonly<Record<string, readonly [RouteHandler, string]>> = {
  '403': [refusal(403, 'ex_forbidden'), 'Dashboard no disponible para su usuario. Comuníquese con nosotros.'],
  '404': [refusal(404, 'ex_not_found'), 'No encontramos lo que busca.'],
  '422': [refusal(422, 'ex_missing_parameters'), 'Por favor complete todos los campos del formulario'],
  '429': [refusal(429, 'ex_too_many_requests'), TOO_MANY],
  '500': [refusal(500, 'ex_internal'), GENERIC],
  'an unknown code': [refusal(418, 'ex_teapot'), GENERIC],
  HTML: [
    (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    GENERIC,
  ],
  'broken JSON': [(route) => route.fulfill({ contentType: 'application/json', body: '{"token"' }), GENERIC],
  'another shape': [(route) => route.fulfill({ json: { result: 'ok' } }), GENERIC],
  'an empty body': [(route) => route.fulfill({ body: '' }), GENERIC],
  'no network': [(route) => route.abort('connectionreset'), OFFLINE],
};
