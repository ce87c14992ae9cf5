/** Texts of the portal's settings: changing one's password (spec §2, §4, §5; D47, D74). */
export const configuration = {
  heading: 'CONFIGURACIONES - CAMBIO DE CONTRASEÑA',
  /** Ends the specified heading and continues nothing: it is read out and found, but not seen. */
  headingEnd: '-',
  lead: 'Al cambiarla se cierran las demás sesiones de su cuenta.',
  account: 'Cuenta',
  newPassword: 'Nueva contraseña',
  submit: 'ACTUALIZAR',
  empty: 'Password no debe ser vacio',
  changed: 'Su contraseña fue actualizada.',
} as const;
