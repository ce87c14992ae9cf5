import { errors } from './errors.ts';

/** Texts of the forgotten password (D56). */
export const forgottenPassword = {
  heading: 'Olvidé mi contraseña',
  lead: 'Ingrese el e-\u2060mail de su cuenta y le enviamos un enlace para elegir una nueva contraseña.',
  submit: 'ENVIAR ENLACE',
  incomplete: 'Ingrese su e-\u2060mail para continuar.',
  sent: 'Si el e-mail corresponde a una cuenta, le enviamos un enlace para elegir una nueva contraseña.',
  toLogin: 'Volver al ingreso',
  unchecked: 'Podrá elegir su contraseña cuando verifiquemos su enlace.',
  /** For a person who forgot the password. */
  renewed: {
    heading: 'Elija una nueva contraseña',
    lead: 'Al cambiarla se cierran todas las sesiones de su cuenta.',
    submit: 'CAMBIAR CONTRASEÑA',
    done: 'Su contraseña fue actualizada. Ya puede ingresar con ella.',
  },
  /** For an invited administrator (D59). */
  invited: {
    heading: 'Elija su contraseña',
    lead: 'Con ella y el e-\u2060mail que recibió la invitación va a ingresar al portal.',
    submit: 'GUARDAR CONTRASEÑA',
    done: 'Su contraseña quedó guardada. Ya puede ingresar con ella.',
    again:
      'Abra el enlace completo del último e-\u2060mail que recibió, o pida otra invitación a quien lo invitó.',
  },
  another: 'PEDIR OTRO ENLACE',
  /** A link that lets a device sign in while others try passwords (D82). */
  device: {
    heading: 'Ingresar desde este dispositivo',
    lead: 'Hubo muchos intentos de ingreso con una contraseña equivocada. Ingrese el e-\u2060mail de su cuenta y le enviamos un enlace para ingresar desde este dispositivo con su contraseña de siempre.',
    sent: 'Si el e-\u2060mail corresponde a una cuenta, le enviamos un enlace. Ábralo en este dispositivo.',
  },
  /** By the reason why a link cannot be used. */
  refused: {
    invalid: {
      title: errors.texts.invalidToken,
      next: 'Abra el enlace completo desde el e-\u2060mail que recibió, o pida otro.',
    },
    used: {
      title: errors.texts.usedToken,
      next: 'Si usted eligió su nueva contraseña, ya puede ingresar con ella. Si no, pida otro enlace.',
    },
    expired: {
      title: 'El enlace venció.',
      next: 'Pida otro: llegará a su casilla de correo electrónico.',
    },
  },
} as const;
