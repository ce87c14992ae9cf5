/** Completing a sign-up from the link of an invitation (spec §2, §4, §5, §8; D44). */
export const completeSignup = {
  title: 'Complete su registro',
  lead: 'Elija la contraseña con la que va a usar la aplicación.',
  password: 'Contraseña',
  confirmation: 'Confirmación de la contraseña',
  submit: 'Registrarme',
  errors: {
    noPassword: 'Ingrese su contraseña!',
    noConfirmation: 'Ingrese su confirmación de la contraseña!',
    unequal: 'Las contraseñas no coinciden!',
  },
  checking: 'Estamos verificando su enlace…',
  unchecked: {
    title: 'No pudimos verificar su enlace',
    reason: 'Podrá registrarse cuando verifiquemos su enlace.',
  },
  /** The next step, by the reason why the link cannot be used. */
  nextSteps: {
    invalid:
      'Abra el enlace completo desde el e-\u2060mail que recibió, o solicite uno nuevo a su administración.',
    used: 'Si usted completó su registro, ya puede usar la aplicación con su e-\u2060mail y su contraseña.',
    expired: 'El enlace nuevo llegará a su casilla de correo electrónico.',
  },
  toApps: 'Ver la aplicación',
  toContact: 'Contacto',
  done: 'Su registro está completo. Descargue la aplicación para empezar a usarla.',
} as const;
