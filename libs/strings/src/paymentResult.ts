/** Outcome of a payment, /bancard-checkout-success/{id} (section 4; decisions 13, 36 and 44). */
export const paymentResult = {
  pageTitle: 'Resultado del pago',
  loading: 'Consultando el resultado de su pago…',
  approved: {
    title: 'Compra realizada con éxito!',
    text: 'El saldo ya está en su tarjeta. Puede usarlo en cuanto la acerque a una máquina.',
    again: 'HACER OTRA CARGA',
  },
  pending: {
    title: 'Estamos confirmando su pago',
    text: 'Esta página se actualiza sola. Puede cerrarla: el saldo se acredita igual cuando el pago se confirme.',
    redPagos:
      'Pague en un local de la red de cobranza con esta referencia. El saldo se acredita después del pago.',
  },
  denied: {
    title: 'El pago no se realizó',
    /** Its time ended: whether anything was charged, only the reason says. */
    expiredTitle: 'El plazo para pagar terminó',
    noReason: 'El pago no fue aprobado.',
    tryAgain: 'INTENTAR NUEVAMENTE',
  },
  /** What differs where an accessory was bought. */
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
  receipt: {
    title: 'Comprobante',
    unpaidTitle: 'Datos del pago',
    card: 'Tarjeta',
    channel: 'Medio de pago',
    at: 'Fecha',
    reference: 'Referencia',
    print: 'IMPRIMIR',
    share: 'COMPARTIR',
    copied: 'Copiamos el enlace de su comprobante: péguelo donde quiera compartirlo.',
    notShared: 'No pudimos compartir el comprobante. Copie la dirección de esta página.',
  },
} as const;
