import {
  accessories,
  checkout,
  completeSignup,
  configuration,
  credit,
  errors,
  failureTypes,
  faq,
  home,
  kit,
  laundromats,
  notifications,
  offline,
  paymentFailureText,
  paymentResult,
  products,
  report,
  support,
} from './index.ts';

/** A screen, the quoted text that it must show literally, misspellings included, and our text. */
type Quoted = readonly [screen: string, text: string, ours: string];

/** The texts that the specification quotes, by section. */
const SPECIFIED: readonly Quoted[] = [
  ['2: /credit', '8 dígitos', credit.card.hint],
  ['2: /accessories', 'COMPRAR', accessories.list.buy],
  ['2: /accessories', 'SIGUIENTE', accessories.data.next],
  ['2: /complete-signup', 'Complete su registro', completeSignup.title],
  ['2: /complete-signup', 'Registrarme', completeSignup.submit],
  [
    '2: /configuration',
    'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -',
    configuration.heading.map((line) => `${line} ${configuration.dash}`).join(' '),
  ],
  ['4: payment result', 'Compra realizada con éxito!', paymentResult.approved.title],
  ['5: /complete-signup', 'Ingrese su contraseña!', completeSignup.errors.noPassword],
  [
    '5: /complete-signup',
    'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.',
    errors.texts.weakPassword,
  ],
  ['5: /complete-signup', 'Ingrese su confirmación de la contraseña!', completeSignup.errors.noConfirmation],
  ['5: /complete-signup', 'Las contraseñas no coinciden!', completeSignup.errors.unequal],
  ['8: notification', 'Ha ocurrido un error', errors.title],
  ['8: any form', 'Por favor complete todos los campos del formulario', errors.texts.missingParameters],
  [
    '8: any call',
    'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
    errors.texts.generic,
  ],
  [
    '8: /report',
    'Ha ocurrido un error. Refresque la página y vuelva a intentarlo',
    errors.texts.captchaNotLoaded,
  ],
  ['8: /complete-signup', 'El token no es válido.', errors.texts.invalidToken],
  ['8: /credit', 'Número de tarjeta ingresado incorrecto.', errors.texts.wrongCard],
  [
    '8: payment',
    'Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: ... Intente nuevamente o comuniquese con nostros.',
    paymentFailureText('...'),
  ],
  ['8: /complete-signup', 'Ha occurido un error!', errors.formTitle],
  [
    '8: dashboard',
    'Dashboard no disponible para su usuario. Comuníquese con nosotros.',
    errors.texts.dashboardRefused,
  ],
  [
    '8: dashboard',
    'La funcionalidad no se encuentra habilitada para su usuario.',
    errors.texts.featureDisabled,
  ],
  ['8: notification', 'Operación exitosa', notifications.successTitle],
  [
    '8: leaving for a provider',
    'Será redirigido a una página externa. Aguarde unos segundos!',
    notifications.redirecting,
  ],
];

/** The texts that the product decisions quote. */
const DECIDED: readonly Quoted[] = [
  ['13: payment result', 'Estamos confirmando su pago', paymentResult.pending.title],
  ['40: /report-failure', 'Error en la entrada de agua', failureTypes.waterInlet],
  ['40: /report-failure', 'Error en la salida de agua', failureTypes.waterOutlet],
  ['40: /report-failure', 'Falla de un componente de la máquina', failureTypes.component],
  ['40: /report-failure', 'El secarropas descuenta minutos pero el tambor no gira', failureTypes.dryerIdle],
  ['44: without network', 'Sin conexión. Lo que escribió queda guardado.', errors.texts.offline],
  [
    '44: without network',
    'Sin conexión. Lo que escribió queda guardado.',
    `${offline.notice} ${offline.kept}`,
  ],
  ['44: /report-failure', 'Guardamos su reporte y lo enviaremos cuando vuelva la conexión.', support.queued],
  ['44: /complete-signup', 'El enlace ya fue utilizado.', errors.texts.usedToken],
  [
    '44: /complete-signup',
    'El enlace venció. Solicite uno nuevo a su administración.',
    errors.texts.expiredToken,
  ],
  ['44: payment result', 'Todavía no conocemos el resultado de su pago.', paymentResult.unknown.title],
  ['44: payment result', 'CONSULTAR DE NUEVO', paymentResult.unknown.askAgain],
  ['44: receipt', 'IMPRIMIR', paymentResult.receipt.print],
  ['44: receipt', 'COMPARTIR', paymentResult.receipt.share],
  ['44: everywhere', 'Saltar al contenido', kit.skipToContent],
  ['44: /tools/laundromats', 'Buscar lavandería', laundromats.search],
  ['44: where no page is', 'Página no encontrada', checkout.notFound.title],
  ['44: home', 'Código de tarjeta', home.cardLabel],
  ['44: home', 'CARGAR SALDO', home.load],
];

it.each([...SPECIFIED, ...DECIDED])('%s has the literal text: %s', (_, text, ours) => {
  expect(ours).toBe(text);
});

/** All texts within a value as one text; non-breaking spaces count as spaces. */
const textsOf = (value: unknown): string => JSON.stringify(value).replaceAll('\u00a0', ' ');

it('contact, visit and failure report promise an answer within 48 hours', () => {
  expect(textsOf(support.sent)).toContain('dentro de las próximas 48 horas');
});

it("the report's confirmation says that it was sent", () => {
  expect(report.sent('12345678')).toMatch(
    /^El informe de consumo .+ ha sido enviado a su casilla de correo electrónico$/,
  );
});

it('the shop states that shipping within Montevideo is included and that a payment gateway follows', () => {
  expect(accessories.data.note).toMatch(/dentro de Montevideo está incluido/);
  expect(accessories.data.note).toMatch(/será redirigido a una pasarela de pago/);
});

it('the text for a lost card mentions the chat-bot', () => {
  expect(errors.texts.lostCard).toContain('chat-bot');
});

it.each(['413 G', '800 RPM', '1200 RPM', '10,2 kg', '15 kg'])('the FAQ mentions %s', (fact) => {
  expect(textsOf(faq)).toContain(fact);
});

it.each(['413', '800', '1200', '10,2', '15'])('the page of washers mentions %s', (figure) => {
  expect(textsOf(products.washer.facts)).toContain(figure);
});
