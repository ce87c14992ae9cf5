/** Texts of the portal's settings: changing one's password (spec §2, §4, §5; D47, D74). */
export const configuration = {
  /** The lines of the specified heading, which has a dash after each. */
  heading: ['CONFIGURACIONES', 'CAMBIO DE CONTRASEÑA'],
  /** Visually hidden, as it would hang at the end of a line; screen readers and page search still find it. */
  dash: '-',
  lead: 'Al cambiarla se cierran las demás sesiones de su cuenta.',
  account: 'Cuenta',
  newPassword: 'Nueva contraseña',
  submit: 'ACTUALIZAR',
  empty: 'Password no debe ser vacio',
  changed: 'Su contraseña fue actualizada.',
} as const;
