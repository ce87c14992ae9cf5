import { listOf } from '../lists.ts';
import { failureTypes } from './support.ts';

interface Symptom {
  /** Its anchor: '/tools/failures-help#no-entra-agua'. Never changed once published. */
  id: string;
  /** The problem in the user's words. */
  title: string;
  /** Its type in the failure report, where it has one. */
  type?: string;
  /** What to try, simplest first. */
  tries: readonly string[];
  /** A link that replaces the one to the failure report. */
  more?: { label: string; page: 'credit' | 'contact' };
}

const groups: readonly { id: string; title: string; symptoms: readonly Symptom[] }[] = listOf({
  lavadora: {
    title: 'La lavadora',
    symptoms: listOf({
      'no-entra-agua': {
        title: 'No entra agua, o muestra un error de entrada',
        type: failureTypes.waterInlet,
        tries: [
          'Abra una canilla cercana: puede haber un corte de agua en el edificio.',
          'Si la llave de paso de la máquina está a la vista, vea que esté abierta.',
          'Cierre la puerta con firmeza hasta oír el clic y vuelva a presionar inicio.',
          'Espere cinco minutos: con poca presión, el tambor tarda en llenarse.',
        ],
      },
      'no-desagota': {
        title: 'No sale el agua, o muestra un error de salida',
        type: failureTypes.waterOutlet,
        tries: [
          'No fuerce la puerta: con agua adentro queda trabada.',
          'Espere unos diez minutos: con mucha espuma, la máquina hace pausas para desagotar.',
          'Elija solo centrifugado o desagote, si el panel lo permite.',
          'Si hay agua en el piso, no la pise y avise al portero.',
        ],
      },
      'no-arranca': {
        title: 'No arranca, o una pieza parece rota',
        type: failureTypes.component,
        tries: [
          'Vea si el panel enciende y si hay luz en la lavandería.',
          'Abra y cierre la puerta: una prenda en la junta impide la traba.',
          'Retire la mitad de la ropa y pruebe otra vez.',
          'Con olor a quemado, humo o una pieza suelta, no insista: deje la máquina y avise.',
        ],
      },
      vibra: {
        title: 'Hace mucho ruido o se mueve al centrifugar',
        tries: [
          'Detenga el ciclo y reparta la ropa: una prenda grande sola desbalancea el tambor.',
          'Agregue o quite alguna prenda.',
          'Revise que no haya monedas o botones sueltos en el tambor.',
        ],
      },
      espuma: {
        title: 'La ropa sale con espuma o con jabón',
        tries: [
          'Haga otro enjuague, sin jabón.',
          'La próxima vez use menos: la dosis del envase para su carga alcanza.',
          'Compruebe que el jabón sea para lavadora; el de lavar a mano hace demasiada espuma.',
        ],
      },
    }),
  },
  secadora: {
    title: 'La secadora',
    symptoms: listOf({
      'no-gira': {
        title: 'Descuenta minutos, pero el tambor no gira',
        type: failureTypes.dryerIdle,
        tries: [
          'Abra la puerta, ciérrela con firmeza y vuelva a presionar inicio.',
          'Retire parte de la ropa: con demasiada carga, el tambor no se mueve.',
          'Si no gira, no gaste más minutos: anote la hora y repórtelo.',
        ],
      },
      'no-seca': {
        title: 'Gira, pero la ropa queda húmeda',
        tries: [
          'Limpie el filtro de pelusa y vuelva a colocarlo.',
          'Llene el tambor hasta la mitad y separe lo grueso de lo fino.',
          'Toque el vidrio a los diez minutos: si está frío, la máquina no calienta y es una falla.',
        ],
      },
    }),
  },
  tarjeta: {
    title: 'La tarjeta y el saldo',
    symptoms: listOf({
      'no-lee-tarjeta': {
        title: 'La máquina no reconoce mi tarjeta',
        tries: [
          'Acérquela plana al lector y manténgala quieta unos segundos, lejos de otras tarjetas y del teléfono.',
          'Pruebe en otra máquina: si funciona, la falla es de la primera.',
          'Si no funciona en ninguna, la tarjeta puede estar dañada o bloqueada: escríbanos.',
        ],
        more: { label: 'Escribirnos', page: 'contact' },
      },
      'sin-saldo': {
        title: 'La máquina dice que no tengo saldo suficiente',
        tries: [
          'Compruebe el precio de un uso y cargue saldo con el código de su tarjeta.',
          'Si acaba de pagar, mire el resultado del pago: el saldo se usa cuando está confirmado.',
        ],
        more: { label: 'Cargar saldo', page: 'credit' },
      },
      'desconto-sin-usar': {
        title: 'Me descontó un uso y la máquina no funcionó',
        tries: [
          'Anote la fecha, la hora y la máquina.',
          'Repórtelo con el código de su tarjeta: con eso podemos ver qué pasó.',
        ],
      },
    }),
  },
});

/** /tools/failures-help. */
export const failuresHelp = {
  pageTitle: 'Ayuda ante fallas',
  description:
    'La lavadora no toma agua, no desagota o no arranca; la secadora no gira o no seca: qué probar primero y cómo reportar la falla.',
  title: '¿Qué le pasa a la máquina?',
  lead: 'Busque el síntoma y pruebe lo que se indica, en ese orden. Si sigue igual, envíenos el reporte.',
  contents: 'Qué falla',
  dangerTitle: 'Humo, olor a quemado o agua cerca de un enchufe',
  danger: 'No toque la máquina. Aléjese y siga las indicaciones de emergencia.',
  dangerLink: 'Qué hacer en una emergencia',
  triesTitle: 'Pruebe primero',
  typeLabel: 'En el reporte elija:',
  report: 'Reportar la falla',
  reportOf: (symptom: string) => `Reportar la falla: ${symptom}`,
  groups,
  nextTitle: '¿Su caso no está en la lista?',
  nextText: 'Cuéntenos qué pasa. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
  next: 'Reportar una falla',
} as const;
