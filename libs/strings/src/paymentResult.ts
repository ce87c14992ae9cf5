/** Outcome of a payment, /bancard-checkout-success/{id} (spec §4; D13, D36, D44). */
export const paymentResult = {
  pageTitle: 'Resultado del pago',
  loading: 'Consultando el resultado de su pago…',
  contact: 'CONTACTARNOS',
  approved: {
    title: 'Compra realizada con éxito!',
    text: 'El saldo ya está en su tarjeta. Puede usarlo en cuanto la acerque a una máquina.',
    again: 'HACER OTRA CARGA',
  },
  pending: {
    title: 'Estamos confirmando su pago',
    text: 'Esta página se actualiza sola. Puede cerrarla: el saldo se acredita igual cuando el pago se confirme.',
  },
  denied: {
    title: 'El pago no se realizó',
    /** The payment expired; only the reason says whether anything was charged. */
    expiredTitle: 'El plazo para pagar terminó',
    cancelledTitle: 'Usted canceló el pago',
    noReason: 'El pago no fue aprobado.',
    tryAgain: 'INTENTAR NUEVAMENTE',
  },
  /** Approved, and refunded later. */
  refunded: {
    title: 'El pago fue devuelto',
    text: 'El importe volvió al medio de pago con el que pagó y ya no está en su tarjeta.',
    purchase: 'El importe volvió al medio de pago con el que pagó y su pedido quedó cancelado.',
  },
  /** Texts that differ for the purchase of an accessory. */
  purchase: {
    approved:
      'Le enviamos un correo con los datos de su pedido. Nos comunicaremos con usted para coordinar la entrega.',
    pending:
      'Esta página se actualiza sola. Puede cerrarla: cuando el pago se confirme, le enviamos un correo con los datos de su pedido.',
    again: 'VOLVER A LOS ACCESORIOS',
  },
  unknown: {
    title: 'Todavía no conocemos el resultado de su pago.',
    text: 'Si el pago se confirmó, no se pierde. Puede consultar de nuevo ahora o más tarde.',
    askAgain: 'CONSULTAR DE NUEVO',
  },
  /** For an address whose id belongs to no payment. */
  missing: {
    title: 'No encontramos ese pago',
    text: 'La dirección no corresponde a ningún pago. Verifique que esté completa. Si ya pagó, escríbanos con el comprobante y lo buscamos.',
    toCredit: 'CARGAR SALDO',
  },
  /** The data for paying at a counter. */
  ticket: {
    title: (amount: string, until: string) =>
      ['Pague', amount, until === '' ? 'en un local de la red de cobranza' : `hasta el ${until}`]
        .filter(Boolean)
        .join(' '),
    where: 'En un local de la red de cobranza, con estos datos:',
    status:
      'Todavía no lo recibimos. El saldo se acredita después del pago, y esta página lo dice sola. Los datos quedan aquí: guarde o comparta su dirección.',
    slip: 'VER EL TALÓN',
    /** Each continues 'Copiar'. */
    copiedNumber: 'el número para pagar',
    copiedCode: 'el código de verificación',
  },
  receipt: {
    title: 'Comprobante',
    unpaidTitle: 'Datos del pago',
    copiedReference: 'la referencia',
    copiedShopProcessId: 'el número de operación',
    responseDescription: 'Respuesta',
    print: 'IMPRIMIR',
    share: 'COMPARTIR',
    copied: 'Copiamos el enlace de su comprobante: péguelo donde quiera compartirlo.',
    notShared: 'No pudimos compartir el comprobante. Copie la dirección de esta página.',
  },
} as const;
