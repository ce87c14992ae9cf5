/** Texts of the provider simulators' pages, and the messages that they send. */
export const simulators = {
  heading: (provider: string) => `Pagar con ${provider}`,
  notice: 'Simulador de la ejecución local: no se cobra dinero.',
  state: 'Estado',
  choose: 'Elija cómo termina este pago',
  choices: {
    approved: 'Aprobar pago',
    denied: 'Rechazar pago',
    pending: 'Dejar pendiente',
    cancelled: 'Cancelar',
  },
  states: {
    pending: 'Pendiente',
    approved: 'Pagado',
    denied: 'Rechazado. Puede intentarlo de nuevo.',
    cancelled: 'Cancelado. Puede intentarlo de nuevo.',
    expired: 'Vencido',
    refunded: 'Devuelto',
    charged_back: 'Contracargo',
  },
  paid: 'Este pago ya fue realizado.',
  notPayable: 'Este pago ya no se puede realizar. No se cobró nada.',
  back: 'Volver al comercio',
  returning: 'Lo llevamos de vuelta al comercio…',
  missing: 'Ese pago no existe',
  missingHelp: 'Vuelva al sitio del comercio y empiece de nuevo.',
  badRequest: 'La solicitud de pago no es válida',
  /** A provider's message to the payer about an attempt; the merchant shows it. */
  messages: {
    pending: 'Pago pendiente.',
    approved: 'Transacción aprobada.',
    denied: 'Fondos insuficientes.',
    cancelled: 'El pago fue cancelado. No se realizó ningún cobro.',
    expired: 'El pago venció sin completarse.',
    refunded: 'El pago fue devuelto.',
    charged_back: 'El titular desconoció el pago.',
  },
} as const;

/** Texts of the local run's mailbox page. */
export const mailbox = {
  title: 'Buzón de la ejecución local',
  lead: 'Aquí llega todo correo que la ejecución local envía. Nada sale de esta máquina.',
  empty: 'Todavía no llegó ningún mensaje.',
  notFound: 'Ese mensaje no existe.',
  back: 'Volver a la lista',
  subject: 'Asunto',
  noSubject: '(sin asunto)',
  to: 'Para',
  receivedAt: 'Recibido',
  content: 'Contenido del mensaje',
} as const;
