/** Payers' pages of the local run's provider simulators, and the providers' own words (local-run.md). */
export const simulators = {
  title: (provider: string) => `Simulador de ${provider}`,
  amount: 'Monto',
  reference: 'Referencia',
  slip: 'Cupón de pago',
  counterReference: 'Referencia para el local',
  approve: 'Aprobar pago',
  deny: 'Rechazar pago',
  leave: 'Dejar pendiente',
  cancel: 'Cancelar',
  paid: 'Este pago ya fue aprobado.',
  back: 'Volver al sitio',
  unknown: 'Ese pago no existe.',
  badToken: 'El token de seguridad no coincide con los datos.',
  failed: 'Error del proveedor',
  messages: {
    approved: 'Transacción aprobada',
    denied: 'Fondos insuficientes.',
    cancelled: 'Pago cancelado por el usuario.',
    expired: 'Venció el plazo para pagar.',
  },
} as const;
