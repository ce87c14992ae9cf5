import { listOf } from '../lists.ts';

/** A page that an answer links to, by its name in the site's table of paths. */
type Page =
  | 'credit'
  | 'report'
  | 'reportFailure'
  | 'contact'
  | 'services'
  | 'apps'
  | 'accessories'
  | 'howToWash'
  | 'howToDry'
  | 'failuresHelp'
  | 'laundromats'
  | 'safetyWarnings';

export interface Question {
  /** Its anchor: '/tools/faq#sin-saldo'. Never changed once published. */
  id: string;
  title: string;
  /** The answer, or its paragraphs. */
  text: string | readonly string[];
  /** A link to more information. */
  more?: { label: string; page: Page };
}

const topics: readonly { id: string; title: string; questions: readonly Question[] }[] = listOf({
  'tarjeta-y-pago': {
    title: 'Tarjeta y pago',
    questions: listOf({
      'como-se-paga': {
        title: '¿Cómo se paga el lavado?',
        text: [
          'Depende de su edificio. En prepago, usted carga saldo en su tarjeta, en línea o en una red de cobranza, y cada uso lo descuenta.',
          'En pospago, los usos se suman a los gastos comunes de su unidad y los paga con ellos.',
        ],
      },
      'cargar-saldo': {
        title: '¿Cómo cargo saldo?',
        text: [
          'En «Cargar saldo» ingrese los 8 dígitos de su tarjeta, elija el medio de pago y el monto. El precio de un uso se muestra antes de pagar.',
          'Si su teléfono puede leer la tarjeta, basta con acercarla.',
        ],
        more: { label: 'Cargar saldo', page: 'credit' },
      },
      'cuando-se-acredita': {
        title: '¿Cuándo puedo usar el saldo que cargué?',
        text: [
          'En cuanto el proveedor confirma el pago. La página del resultado lo dice, y se actualiza sola mientras se espera la confirmación.',
          'Si paga en una red de cobranza, el saldo llega después de que usted paga en el local.',
        ],
      },
      'tarjeta-incorrecta': {
        title: 'Me dice que el número de tarjeta es incorrecto. ¿Qué hago?',
        text: 'Revise los 8 dígitos impresos en la tarjeta; el 0 y el 8 se confunden cuando está gastada. Si el código es el correcto, escríbanos.',
        more: { label: 'Escribirnos', page: 'contact' },
      },
      'tarjeta-perdida': {
        title: 'Perdí mi tarjeta. ¿Qué hago?',
        text: 'Avise cuanto antes por el chat-bot, cuyo enlace está al pie de esta página, para que la bloqueemos. Una tarjeta bloqueada por pérdida no admite cargas ni usos.',
      },
      factura: {
        title: '¿Puedo pedir factura con RUT?',
        text: 'Sí. En el último paso de la carga marque «Requiere factura con RUT» e ingrese el número de RUT.',
      },
      consumo: {
        title: '¿Cómo sé cuánto gasté?',
        text: [
          'Pida el informe de consumo con el código de su tarjeta y su e-\u2060mail: tiene el saldo, sus movimientos y los usos de los últimos 12\u00a0meses, y se lo enviamos también por correo.',
          'En la aplicación están, además, sus transacciones prepagas, ordenadas por fecha.',
        ],
        more: { label: 'Pedir el informe de consumo', page: 'report' },
      },
    }),
  },
  lavado: {
    title: 'Lavado',
    questions: listOf({
      capacidad: {
        title: '¿Cuánta ropa puedo poner?',
        text: 'Nuestras máquinas son de 10,2\u00a0kg y de 15\u00a0kg de ropa seca; la capacidad está indicada en cada una. Sin balanza, llene el tambor hasta tres cuartas partes: una mano abierta debe entrar por encima.',
        more: { label: 'Ver cómo lavar', page: 'howToWash' },
      },
      extraccion: {
        title: '¿Qué quiere decir «extracción 413\u00a0G»?',
        text: 'Es la fuerza con que el centrifugado saca el agua de la ropa: 413 veces la gravedad. Cuanta más agua sale en la lavadora, menos minutos de secadora hacen falta.',
      },
      delicates: {
        title: '¿Por qué la ropa sale más húmeda con DELICATES?',
        text: 'Porque DELICATES centrifuga a 800\u00a0RPM, en lugar de 1200\u00a0RPM, para cuidar las telas finas. Es lo esperado: seque esas prendas al aire o con calor bajo.',
      },
      jabon: {
        title: '¿Qué jabón uso, y cuánto?',
        text: 'Jabón para lavadora, de poca espuma, en la dosis del envase para su carga. Si la lavandería tiene dosificador de jabón líquido, úselo. El exceso de espuma deja restos en la ropa y puede detener la máquina.',
      },
      'puerta-trabada': {
        title: 'La puerta no abre al terminar. ¿La fuerzo?',
        text: 'No. Espere unos minutos: se libera cuando el tambor se detiene y no queda agua. Si ve agua por el vidrio, la máquina no desagotó.',
        more: { label: 'Ver la ayuda ante fallas', page: 'failuresHelp' },
      },
    }),
  },
  secado: {
    title: 'Secado',
    questions: listOf({
      'no-seca': {
        title: '¿Por qué mi ropa no termina de secarse?',
        text: 'Casi siempre es el filtro de pelusa, que hay que limpiar antes de cada secado, o una carga demasiado grande. Llene el tambor hasta la mitad y junte telas de grosor parecido.',
        more: { label: 'Ver cómo secar', page: 'howToDry' },
      },
      'que-no-se-seca': {
        title: '¿Qué no puedo poner en la secadora?',
        text: 'Ropa con restos de nafta, solventes, grasa o aceite, gomaespuma, caucho, telas impermeables, y toda prenda con el símbolo de secadora tachado.',
        more: { label: 'Ver las advertencias de seguridad', page: 'safetyWarnings' },
      },
      'secadora-no-gira': {
        title: 'La secadora descuenta minutos pero el tambor no gira. ¿Qué hago?',
        text: 'Abra la puerta, ciérrela con firmeza y vuelva a presionar inicio. Si no gira, deje de usarla y reporte la falla, para que podamos revisarla.',
        more: { label: 'Reportar la falla', page: 'reportFailure' },
      },
    }),
  },
  atencion: {
    title: 'Atención',
    questions: listOf({
      respuesta: {
        title: '¿En cuánto tiempo responden?',
        text: 'Nos ponemos en contacto dentro de las próximas 48\u00a0horas, tanto por consultas como por visitas y fallas.',
      },
      'reportar-falla': {
        title: '¿Cómo reporto una falla?',
        text: 'Con el formulario de fallas: tipo de falla, edificio y máquina. Si no tiene señal, el reporte queda guardado en su teléfono y se envía cuando vuelve la conexión.',
        more: { label: 'Ver la ayuda ante fallas', page: 'failuresHelp' },
      },
      aplicacion: {
        title: '¿Qué puedo hacer con la aplicación?',
        text: 'Cargar saldo, activar máquinas desde el teléfono, ver cuáles están libres, consultar sus usos y transacciones y vincular varias tarjetas.',
        more: { label: 'Conocer la aplicación', page: 'apps' },
      },
      'correo-de-alta': {
        title: 'No me llegó el correo para completar mi registro. ¿Qué hago?',
        text: 'Mire en el correo no deseado. Si no está, o el enlace venció, pida a la administración de su edificio que se lo reenvíe.',
      },
    }),
  },
  'edificios-y-compras': {
    title: 'Edificios y compras',
    questions: listOf({
      'mi-edificio': {
        title: '¿Cómo instalo una lavandería en mi edificio?',
        text: 'Solicite una visita técnica. Vemos el lugar, el desagüe, la electricidad y la ventilación, y le decimos qué se puede instalar.',
        more: { label: 'Ver los servicios', page: 'services' },
      },
      'donde-estan': {
        title: '¿Puedo usar la lavandería de otro edificio?',
        text: 'No: cada lavandería es para quienes viven en su edificio. En la lista puede encontrar la suya.',
        more: { label: 'Ver las lavanderías', page: 'laundromats' },
      },
      envio: {
        title: '¿El envío de los accesorios tiene costo?',
        text: 'El envío dentro de Montevideo está incluido en el precio.',
        more: { label: 'Ver los accesorios', page: 'accessories' },
      },
    }),
  },
});

/** /tools/faq. */
export const faq = {
  pageTitle: 'Preguntas frecuentes',
  description:
    'Respuestas sobre la tarjeta y el pago, el lavado, el secado, la atención y la instalación de lavanderías en edificios.',
  title: 'Preguntas frecuentes',
  lead: 'Respuestas cortas a lo que más nos preguntan. Cada una tiene su enlace, por si quiere compartirla.',
  contents: 'Temas',
  permalink: 'Enlace a esta respuesta',
  permalinkOf: (question: string) => `Enlace a esta respuesta: ${question}`,
  topics,
  nextTitle: '¿No encontró su respuesta?',
  nextText: 'Escríbanos. Nos ponemos en contacto dentro de las próximas 48\u00a0horas.',
  next: 'Ir a contacto',
} as const;
