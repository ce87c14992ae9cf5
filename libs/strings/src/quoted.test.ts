import {
  accessories,
  checkout,
  completeSignup,
  configuration,
  credit,
  errors,
  failureTypes,
  faq,
  kit,
  laundromats,
  offline,
  paymentResult,
  products,
  report,
  support,
} from './index.ts';

/** A quoted text that a screen must show literally, misspellings included, and the product's text. */
type Quoted = readonly [text: string, ours: string];

/** The texts that the specification quotes, by section. Tests of screens have the others literally. */
const SPECIFIED: readonly Quoted[] = [
  // spec §2
  ['8 dígitos', credit.card.hint],
  ['COMPRAR', accessories.list.buy],
  ['SIGUIENTE', accessories.data.next],
  ['Complete su registro', completeSignup.title],
  ['Registrarme', completeSignup.submit],
  [
    'CONFIGURACIONES - CAMBIO DE CONTRASEÑA -',
    configuration.heading.map((line) => `${line} ${configuration.dash}`).join(' '),
  ],
  // spec §4
  ['Compra realizada con éxito!', paymentResult.approved.title],
  // spec §5
  ['Ingrese su contraseña!', completeSignup.errors.noPassword],
  [
    'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.',
    errors.texts.weakPassword,
  ],
  ['Ingrese su confirmación de la contraseña!', completeSignup.errors.noConfirmation],
  ['Las contraseñas no coinciden!', completeSignup.errors.unequal],
  // spec §8
  ['Ha ocurrido un error', errors.title],
  ['Ha ocurrido un error. Refresque la página y vuelva a intentarlo', errors.texts.captchaNotLoaded],
  ['El token no es válido.', errors.texts.invalidToken],
  ['Ha occurido un error!', errors.formTitle],
  ['Dashboard no disponible para su usuario. Comuníquese con nosotros.', errors.texts.dashboardRefused],
  ['La funcionalidad no se encuentra habilitada para su usuario.', errors.texts.featureDisabled],
];

/** The texts that the product decisions quote. */
const DECIDED: readonly Quoted[] = [
  // D13
  ['Estamos confirmando su pago', paymentResult.pending.title],
  // D40
  ['Error en la entrada de agua', failureTypes.waterInlet],
  ['Error en la salida de agua', failureTypes.waterOutlet],
  ['Falla de un componente de la máquina', failureTypes.component],
  ['El secarropas descuenta minutos pero el tambor no gira', failureTypes.dryerIdle],
  // D44
  ['Sin conexión. Lo que escribió queda guardado.', `${offline.notice} ${offline.kept}`],
  ['Guardamos su reporte y lo enviaremos cuando vuelva la conexión.', support.queued],
  ['El enlace ya fue utilizado.', errors.texts.usedToken],
  ['El enlace venció. Solicite uno nuevo a su administración.', errors.texts.expiredToken],
  ['Todavía no conocemos el resultado de su pago.', paymentResult.unknown.title],
  ['CONSULTAR DE NUEVO', paymentResult.unknown.askAgain],
  ['IMPRIMIR', paymentResult.receipt.print],
  ['COMPARTIR', paymentResult.receipt.share],
  ['Saltar al contenido', kit.skipToContent],
  ['Buscar lavandería', laundromats.search],
  ['Página no encontrada', checkout.notFound.title],
];

it.each([...SPECIFIED, ...DECIDED])('has the literal text: %s', (text, ours) => {
  expect(ours).toBe(text);
});

/** All texts within a value as one text; non-breaking spaces count as spaces. */
const joinTexts = (value: unknown): string => JSON.stringify(value).replaceAll('\u00a0', ' ');

it('contact, visit and failure report promise an answer within 48 hours', () => {
  expect(joinTexts(support.sent)).toContain('dentro de las próximas 48 horas');
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

it.each(['413 G', '800 RPM', '1200 RPM', '10,2 kg', '15 kg'])('the FAQ mentions %s', (fact) => {
  expect(joinTexts(faq)).toContain(fact);
});

it.each(['413', '800', '1200', '10,2', '15'])('the page of washers mentions %s', (figure) => {
  expect(joinTexts(products.washer.facts)).toContain(figure);
});
