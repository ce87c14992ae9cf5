import { pluralize } from './pluralize.ts';

/** Error texts (spec §8; D44, D47) by kind; the catalogue's type of kinds comes from these keys. */
export const errors = {
  title: 'Ha ocurrido un error',
  /** In place of the text `offline` where nothing was typed (D44). */
  offline: 'Sin conexión.',
  /** The word of these texts that leads to the contacts. */
  contact: 'contáctenos',
  /** The title above the server's message about a rejected form: a resident's data, a sign-up. */
  formTitle: 'Ha occurido un error!',
  /** At a missing or rejected field; the form's error says what is wrong. */
  atField: { missing: 'Complete este campo.', refused: 'Revise este dato.' },
  texts: {
    generic:
      'El sistema no ha podido procesar su solicitud. Por favor intente nuevamente más tarde o contáctenos.',
    missingParameters: 'Por favor complete todos los campos del formulario',
    captchaNotLoaded: 'Ha ocurrido un error. Refresque la página y vuelva a intentarlo',
    captchaRefused: 'No pudimos verificar que no es un robot. Intente nuevamente.',
    offline: 'Sin conexión. Lo que escribió queda guardado.',
    wrongCard: 'Número de tarjeta ingresado incorrecto.',
    lostCard: 'Su tarjeta está bloqueada por extravío. Comuníquese con nosotros a través del chat-bot.',
    wrongItem: 'El artículo elegido ya no está disponible. Elija otro.',
    amountRefused: 'El monto ingresado no es válido. Verifíquelo e intente nuevamente.',
    channelRefused: 'El medio de pago elegido no está disponible. Elija otro.',
    currencyRefused: 'La moneda indicada no está disponible. Solo se aceptan pesos uruguayos.',
    invalidField: 'Revise los datos ingresados: alguno no tiene el formato esperado.',
    wrongCredentials: 'E-mail o contraseña incorrectos.',
    tooManyRequests: 'Demasiados intentos. Espere unos minutos.',
    sessionEnded: 'Su sesión finalizó. Ingrese nuevamente.',
    dashboardRefused: 'Dashboard no disponible para su usuario. Comuníquese con nosotros.',
    featureDisabled: 'La funcionalidad no se encuentra habilitada para su usuario.',
    providerUnavailable: 'El medio de pago no responde en este momento. Intente nuevamente en unos minutos.',
    unavailable: 'El servicio no está disponible en este momento. Intente nuevamente en unos minutos.',
    badRequest: 'La solicitud no tiene el formato esperado.',
    notFound: 'No encontramos lo que busca.',
    notOffered: 'Esta función no está disponible.',
    idempotencyConflict:
      'Esta solicitud ya fue enviada con otros datos. Revise el formulario e intente nuevamente.',
    requestTimeout: 'La solicitud tardó demasiado en llegar. Intente nuevamente.',
    tooLarge: 'La solicitud supera el tamaño permitido.',
    emailTaken: 'Ya hay un usuario registrado con ese e-mail.',
    lastAdministrator: 'Es el único administrador: invite a otro antes de quitarlo.',
    ownAccount: 'Esa es su propia cuenta. Confirme que quiere quitarla.',
    alreadyConfirmed: 'El usuario ya confirmó su registro.',
    invalidToken: 'El token no es válido.',
    usedToken: 'El enlace ya fue utilizado.',
    expiredToken: 'El enlace venció. Solicite uno nuevo a su administración.',
    weakPassword: 'Asegurarse de contener al menos una Mayúscula, una Minúscula, un Número y 8 caracteres.',
    unsupportedMedia: 'El tipo de contenido enviado no es aceptado.',
  },
} as const;

/** The smallest top-up (D50). @param uses the number of uses that it equals; 0 if not a whole number */
export const leastAmountText = (least: string, uses: number): string => {
  if (uses === 0) return `El monto mínimo es ${least}.`;
  return `El monto mínimo es ${least} (${uses === 1 ? 'un uso' : pluralize(uses, 'uso', 'usos')}).`;
};

/** The limits of a payment by one channel. */
export const amountBetweenText = (least: string, most: string): string =>
  `Por este medio de pago el monto debe estar entre ${least} y ${most}.`;

/** The payment failure text, with the provider's or the server's message (spec §8, literally). */
export const paymentFailureText = (message: string): string =>
  `Ha ocurrido un error en su transacción, por favor verifique el siguiente mensaje: ${message} Intente nuevamente o comuniquese con nostros.`;
