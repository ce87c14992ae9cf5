/** Texts of the portal's login (spec §2, §5; D3, D45, D47). */
export const login = {
  title: 'Ingreso',
  heading: 'Ingreso de administraciones',
  lead: 'Ingrese con el e-\u2060mail y la contraseña de su administración.',
  claim: 'Las lavanderías de sus edificios, al día',
  email: 'E-mail',
  password: 'Contraseña',
  submit: 'INGRESAR',
  forgotten: 'Olvidé mi contraseña',
  deviceLink: 'Recibir por e-\u2060mail un enlace para ingresar desde este dispositivo',
  incomplete: 'Ingrese su e-\u2060mail y su contraseña para continuar.',
  recent: 'Cuentas usadas en este dispositivo',
  useEmail: (email: string) => `Usar ${email}`,
  removeEmail: (email: string) => `Quitar ${email}`,
} as const;
