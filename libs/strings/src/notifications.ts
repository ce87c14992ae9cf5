/** Success notifications (spec §8; D42). */
export const notifications = {
  successTitle: 'Operación exitosa',
  redirecting: 'Será redirigido a una página externa. Aguarde unos segundos!',
  close: 'Cerrar',
} as const;
