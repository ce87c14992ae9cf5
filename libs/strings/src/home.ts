/** The home page. */
export const home = {
  pageTitle: 'Lavandería de autoservicio en su edificio',
  title: 'La lavandería de su edificio, siempre a mano',
  lead: 'Instalamos y mantenemos lavanderías de autoservicio en edificios. Usted lava y seca cuando quiere, con su tarjeta.',
  creditTitle: 'Cargue saldo en su tarjeta',
  creditLead: 'En línea, en pocos pasos. El saldo queda disponible en cuanto se confirma el pago.',
  cardLabel: 'Código de tarjeta',
  cardHint: '8 dígitos',
  load: 'CARGAR SALDO',
  waysTitle: 'Dos formas de pagar',
  ways: [
    {
      mode: 'prepaid',
      title: 'Prepago',
      text: 'Carga saldo en línea o en una red de cobranza y lo usa en las máquinas de su edificio.',
    },
    {
      mode: 'postpaid',
      title: 'Pospago',
      text: 'Los usos se suman a los gastos comunes del edificio y los paga con ellos.',
    },
  ],
  administrationsTitle: '¿Administra un edificio?',
  administrationsText:
    'Consulte las transacciones confirmadas de sus edificios en el portal de administraciones.',
  administrationsLink: 'Ir al portal de administraciones',
} as const;
