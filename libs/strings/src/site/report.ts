import { pluralize } from '../pluralize.ts';

/** Consumption report of a card, /report (spec §2, §8; labels of product-decisions). */
export const report = {
  pageTitle: 'Informe de consumo',
  title: 'Pida el informe de consumo de su tarjeta',
  lead: 'Le mostramos los usos de los últimos 12\u00a0meses y se los enviamos por e-\u2060mail.',
  description:
    'Pida con el código de su tarjeta de lavandería el informe de sus usos de los últimos 12\u00a0meses: en pantalla y por e-mail.',
  form: 'Pedido de informe de consumo',
  email: 'E-mail',
  submit: 'ENVIAR',
  incomplete: 'Ingrese el código de su tarjeta y su e-\u2060mail para continuar.',
  /** The notification (spec §8). */
  sent: (card: string) =>
    `El informe de consumo de la tarjeta ${card} ha sido enviado a su casilla de correo electrónico`,
  /** Added to the text for too many requests, where the server says how long to wait. */
  waitMinutes: (minutes: number) => `Podrá pedir otro informe en ${pluralize(minutes, 'minuto', 'minutos')}.`,
  received: {
    title: (card: string) => `Informe de la tarjeta ${card}`,
    sentTo: (email: string) => `También lo enviamos a ${email}.`,
    print: 'IMPRIMIR',
    download: 'DESCARGAR',
    reset: 'PEDIR OTRO INFORME',
    frame: (card: string) => `Informe de consumo de la tarjeta ${card}`,
    fileName: (card: string) => `informe-de-consumo-${card}.html`,
  },
} as const;
