/** Texts of the administration portal outside its pages (spec §2; D44, D45, D47). */
export const portal = {
  menu: {
    users: 'Usuarios',
    uses: 'Consulta de usos',
    transactions: 'Consulta de transacciones',
    configuration: 'Configuración',
  },
  /** The titles of pages that are in no menu. */
  titles: { forgotPassword: 'Contraseña olvidada', resetPassword: 'Nueva contraseña' },
  /** In the account's menu. */
  account: {
    administrators: 'Administradores',
    activity: 'Actividad',
    settlement: 'Liquidación del mes',
  },
  signOut: 'Salir',
  welcome: {
    title: 'Inicio',
    heading: (user: string, productName: string) => `Bienvenido ${user} a tu Dashboard de ${productName}!`,
  },
  notFound: {
    heading: 'Página no encontrada',
    text: 'La dirección no corresponde a ninguna página de la administración.',
    action: 'VOLVER AL INICIO',
  },
  failed: {
    heading: 'Ha ocurrido un error',
    action: 'REINTENTAR',
  },
} as const;
