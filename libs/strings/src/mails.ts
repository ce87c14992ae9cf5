import { pluralize } from './pluralize.ts';

/** Mails that the API sends. */
export const mails = {
  /** In place of an empty title. */
  noSubject: 'Sin asunto',
  rut: (number: string) => `RUT ${number}`,
  linkExpires: (at: string) => `El enlace se puede usar una sola vez y vence el ${at}.`,
  linkInstead: 'Si el botón no funciona, copie esta dirección en su navegador:',
  support: {
    /** Mails to the company, by the subject of a visitor's message. */
    subjects: {
      contact_info: (line1: string) => `Consulta de ${line1}`,
      contact_faliure: (line1: string) => `Reporte de falla: ${line1}`,
    },
    from: 'De',
    lines: {
      contact_info: ['Nombre', 'Teléfono o dirección', 'Asunto, o teléfono y fecha'],
      contact_faliure: ['Falla', 'Edificio y máquina', 'Tarjeta'],
    },
    message: 'Mensaje',
    receivedAt: 'Recibido',
    caseNumber: 'Número de caso',
    /** To the writer of a failure report (D89). */
    received: {
      title: (caseNumber: number) => `Recibimos su reporte de falla: caso ${caseNumber}`,
      lead: 'Con su reporte enviamos al servicio técnico. Le respondemos dentro de las próximas 48\u00a0horas.',
      closing:
        'Guarde este mensaje: con el número de caso podemos encontrar su reporte. Si usted no lo envió, puede descartarlo.',
    },
    /** In place of single mails, where many messages come within an hour. */
    digest: {
      title: (count: number) =>
        count === 1 ? 'Un mensaje más de la última hora' : `${count} mensajes más de la última hora`,
      lead: 'Llegaron muchos mensajes en poco tiempo. Los primeros de la hora se enviaron uno por uno; estos son los demás, todos juntos.',
      position: (number: number, count: number) => `${number} de ${count}`,
    },
  },
  order: {
    /** Mails about orders to the buyer and to the company. An order has the reference of its payment. */
    titles: {
      placed: (order: string) => `Recibimos su compra: pedido ${order}`,
      cancelled: (order: string) => `Su compra fue cancelada: pedido ${order}`,
      restored: (order: string) => `Su compra vuelve a estar vigente: pedido ${order}`,
      shipped: (order: string) => `Su compra está en camino: pedido ${order}`,
    },
    companyTitles: {
      placed: (order: string, quantity: number, item: string) => `Pedido ${order}: ${quantity} × ${item}`,
      cancelled: (order: string, quantity: number, item: string) =>
        `Pedido ${order} cancelado: ${quantity} × ${item}`,
      restored: (order: string, quantity: number, item: string) =>
        `Pedido ${order} vigente otra vez: ${quantity} × ${item}`,
    },
    leads: {
      placed: 'Su pago fue aprobado. Estos son los datos de su pedido.',
      cancelled: 'El pago de este pedido fue devuelto, por lo que el pedido queda cancelado.',
      restored: 'Recibimos otra vez el pago de este pedido, por lo que el pedido vuelve a estar vigente.',
      shipped: 'Enviamos su pedido a la dirección que nos indicó. Estos son sus datos.',
    },
    companyLeads: {
      placed: 'El pago fue aprobado: el pedido se puede preparar.',
      cancelled: 'El pago fue devuelto: el pedido no se debe enviar.',
      restored: 'El pago fue recibido otra vez: el pedido se puede preparar, si no fue enviado ya.',
    },
    itemReference: 'Referencia del artículo',
    unitPrice: 'Precio por unidad',
    total: 'Total',
    phone: 'Celular',
    buyer: 'Comprador',
    email: 'E-mail',
    payment: 'Referencia del pago',
    shipping: 'El envío dentro de Montevideo está incluido en el precio.',
  },
  /** To the payer of a top-up. */
  topUp: {
    title: (amount: string) => `Cargamos ${amount} en su tarjeta`,
    lead: 'Su pago fue aprobado y el saldo ya está en la tarjeta. Puede usarlo en cuanto la acerque a una máquina.',
    action: 'Ver el comprobante',
    closing: 'Guarde este mensaje: con la referencia podemos encontrar su pago.',
  },
  /** To the payer of a payment at a counter: immediately, and again a day before its end. */
  ticket: {
    titles: {
      issued: (amount: string) => `Datos para pagar ${amount}`,
      reminder: (amount: string) => `Queda un día para pagar ${amount}`,
    },
    leads: {
      issued:
        'Pague en un local de la red de cobranza con estos datos. Le avisamos cuando recibamos el pago.',
      reminder:
        'Todavía no recibimos su pago. Si ya pagó, puede descartar este mensaje: le avisamos cuando se confirme.',
    },
    payUntil: 'Pague hasta el',
    action: 'Ver los datos y el talón',
    closing: 'Después de esa fecha el pago se cancela y no se le cobra nada.',
  },
  /** To the company: discrepancies of money. */
  discrepancies: {
    title: (count: number) =>
      count === 1 ? 'Hay una diferencia por resolver' : `Hay ${count} diferencias por resolver`,
    lead: 'Estas diferencias quedan abiertas hasta que una persona las resuelva con un motivo, o hasta que el medio de pago las aclare.',
  },
  invitation: {
    title: 'Complete su registro',
    lead: 'La administración de su edificio lo registró como residente. Para completar su registro, elija una contraseña.',
    name: 'Nombre',
    building: 'Edificio',
    action: 'Completar mi registro',
    closing: 'Si usted no esperaba este mensaje, puede descartarlo.',
    completed: {
      title: 'Registro completo',
      lead: 'Su registro está completo. Ya puede usar la aplicación con su e-mail.',
      password: 'Su contraseña es la que eligió al registrarse.',
      samePassword:
        'Este e-mail ya tenía una cuenta de otro tipo: su contraseña sigue siendo la que usaba hasta ahora.',
      action: 'Descargar la aplicación',
      closing: 'Si usted no completó este registro, comuníquese con nosotros.',
    },
  },
  /** To the residents of a building that changes its administration. */
  administrationChanged: {
    title: 'Quién administra su edificio',
    lead: (day: string) =>
      `Desde el ${day} su edificio lo gestiona la administración que figura aquí. Desde ese día solo ella ve su nombre, su e-mail y su referencia en la lista de residentes.`,
    same: 'Su tarjeta, su saldo y su contraseña siguen siendo los mismos.',
    administration: 'Administración',
    closing: 'Si usted ya no vive en el edificio, pida a la administración que lo quite de la lista.',
  },
  administratorInvitation: {
    title: 'Le dieron acceso a la administración',
    lead: 'Lo invitaron a administrar los edificios en el portal. Para ingresar, elija una contraseña.',
    name: 'Nombre',
    email: 'E-mail',
    action: 'Elegir mi contraseña',
    closing: 'Si usted no esperaba este mensaje, puede descartarlo.',
  },
  password: {
    title: 'Su contraseña fue cambiada',
    lead: 'La contraseña de su cuenta fue cambiada desde el portal de administración.',
    sessions: 'Las demás sesiones que estaban abiertas fueron cerradas.',
    account: 'Cuenta',
    at: 'Fecha',
    closing: 'Si usted no hizo este cambio, comuníquese con nosotros de inmediato.',
    reset: {
      lead: 'La contraseña de su cuenta fue cambiada con un enlace que le enviamos por e-mail.',
      sessions: 'Todas las sesiones que estaban abiertas fueron cerradas.',
    },
    forgotten: {
      title: 'Elija una nueva contraseña',
      lead: 'Recibimos un pedido para elegir una nueva contraseña de su cuenta.',
      action: 'Elegir una nueva contraseña',
      closing:
        'Si usted no hizo este pedido, puede descartar este mensaje: su contraseña sigue siendo la misma.',
    },
    device: {
      title: 'Ingrese desde su dispositivo',
      lead: 'Recibimos un pedido para ingresar a su cuenta desde un dispositivo nuevo, mientras alguien probaba contraseñas equivocadas. Abra el enlace en ese dispositivo e ingrese con su contraseña de siempre.',
      same: 'El enlace no cambia su contraseña, y sin ella no permite ingresar.',
      action: 'Ingresar desde este dispositivo',
      closing: 'Si usted no hizo este pedido, puede descartar este mensaje: nadie ingresó a su cuenta.',
    },
  },
  /** To administrators who subscribed, when the month closes. */
  settlement: {
    title: (month: string) => `Liquidación de ${month}`,
    lead: (month: string) =>
      `Esto sumaron los usos de sus edificios en ${month}, cada uno al precio que se pagó, y esto se cargó en sus tarjetas.`,
    all: 'Total',
    failed: 'Usos no exitosos, sin costo',
    uses: {
      caption: 'Usos por edificio',
      head: ['Edificio', 'Lavados', 'Secados', 'Importe'],
      total: 'Importe de los usos',
    },
    topUps: {
      caption: 'Cargas por edificio',
      head: ['Edificio', 'Cargas', 'Ingreso Administración'],
      total: 'Cargas',
      income: 'Ingreso Administración',
    },
    action: 'Ver la liquidación por unidad',
    closing:
      'Usted recibe este mensaje cuando cierra cada mes porque lo pidió en el portal, donde también puede dejar de recibirlo.',
  },
  report: {
    title: 'Informe de consumo',
    lead: (month: string) => `Usos de su tarjeta desde el 01/${month}.`,
    empty: 'La tarjeta no tiene usos en ese período.',
    priced: 'El consumo es lo que la tarjeta pagó por cada uso o, si no pagó, el precio de ese día.',
    balance: 'Saldo',
    used: 'Consumo',
    toppedUp: 'Cargas',
    failed: 'Usos no exitosos',
    sum: 'Total',
    chart: {
      caption: 'Consumo y cargas por mes',
      description: (sums: string) => `Barras por mes, con los montos de la tabla Resumen por mes. ${sums}.`,
    },
    truncated: {
      movements: (count: number) =>
        `Se muestran los ${pluralize(count, 'movimiento', 'movimientos')} más recientes.`,
      uses: (count: number) => `Se muestran los ${pluralize(count, 'uso', 'usos')} más recientes.`,
    },
    card: 'Tarjeta',
    madeAt: 'Fecha del informe',
    total: 'Usos',
    months: {
      caption: 'Resumen por mes, en\u00a0pesos',
      head: ['Mes', 'Lavados', 'Secados', 'Consumo', 'Cargas'],
    },
    movements: {
      caption: 'Movimientos del saldo, en\u00a0pesos',
      head: ['Fecha', 'Movimiento', 'Importe', 'Saldo'],
    },
    /** The kinds of movements in the ledger. */
    movementKinds: {
      opening: 'Saldo inicial',
      payment: 'Carga',
      release: 'Carga',
      refund: 'Devolución',
      chargeback: 'Contracargo',
      'chargeback-won': 'Contracargo anulado',
      transfer: 'Traspaso de saldo',
      use: 'Uso',
    },
    uses: {
      caption: 'Detalle de usos',
      head: ['Fecha', 'Edificio', 'Máquina', 'Resultado'],
    },
    closing: 'Si usted no pidió este informe, puede descartar este mensaje.',
  },
} as const;
