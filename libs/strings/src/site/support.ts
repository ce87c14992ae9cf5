import { cardField } from '../cardField.ts';

/** The types of failures in the report's form (D40). */
export const failureTypes = {
  waterInlet: 'Error en la entrada de agua',
  waterOutlet: 'Error en la salida de agua',
  component: 'Falla de un componente de la máquina',
  dryerIdle: 'El secarropas descuenta minutos pero el tambor no gira',
} as const;

/** Contact, visit request, failure report (spec §2, §8; D19, D40, D41, D44; labels of product-decisions). */
export const support = {
  fields: {
    name: 'Nombre',
    email: 'E-mail',
    phone: 'Teléfono',
    subject: 'Asunto',
    message: 'Mensaje',
    address: 'Dirección',
    day: 'Fecha preferida',
    failureType: 'Tipo de falla',
    building: 'Edificio',
    machine: 'Máquina',
    card: cardField.label,
    description: 'Descripción',
  },
  chooseFailure: 'Elija qué le ocurre a la máquina',
  failureTypes: Object.values(failureTypes),
  hints: {
    optional: '(opcional)',
    day: 'DD/MM/AAAA (opcional)',
    building: 'Nombre o dirección (opcional)',
    machine: 'Lavadora o secadora, y su número (opcional)',
    card: '8 dígitos (opcional)',
  },
  sent: 'Recibimos su mensaje. Nos comunicaremos con usted dentro de las próximas 48 horas.',
  /** Of a failure report (D89). */
  caseNumber: (number: string) =>
    `Su número de caso es el ${number}. Díganoslo si vuelve a comunicarse por esta falla.`,
  queued: 'Guardamos su reporte y lo enviaremos cuando vuelva la conexión.',
  contact: {
    pageTitle: 'Contacto',
    title: 'Escríbanos',
    lead: 'Le respondemos dentro de las próximas 48\u00a0horas.',
    description: 'Formulario, correo y teléfono para comunicarse con la lavandería de su edificio.',
    form: 'Formulario de contacto',
    submit: 'ENVIAR',
    otherTitle: 'Otras formas de llegar a nosotros',
    failure: '¿Una máquina no funciona?',
  },
  visit: {
    form: 'Solicitud de visita técnica',
    submit: 'SOLICITAR VISITA',
  },
  failure: {
    pageTitle: 'Reportar una falla',
    title: '¿Qué le ocurre a la máquina?',
    lead: 'Con su reporte enviamos al servicio técnico. Le respondemos dentro de las próximas 48\u00a0horas.',
    description:
      'Reporte una falla de una lavadora o una secadora de su edificio. Puede hacerlo aun sin conexión: lo enviamos cuando vuelva.',
    form: 'Reporte de falla',
    submit: 'ENVIAR',
    help: 'Antes de reportar, vea si puede resolverlo ahora',
  },
} as const;
