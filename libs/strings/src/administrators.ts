import { pluralize } from './pluralize.ts';

/** Texts of /dashboard-administrators (D59). */
export const administrators = {
  heading: 'Administradores',
  lead: 'Quienes ingresan a este portal por su administración.',
  invite: 'INVITAR ADMINISTRADOR',
  found: (count: number) => pluralize(count, 'administrador', 'administradores'),
  columns: {
    name: 'Nombre',
    lastname: 'Apellido',
    email: 'E-mail',
    state: 'Estado',
    actions: 'Acciones',
  },
  active: 'Activo',
  you: 'Activo (usted)',
  invited: (until: string) => `Invitado hasta ${until}`,
  expired: 'Invitación vencida',
  resend: 'Reenviar invitación',
  resendTo: (name: string) => `Reenviar invitación a ${name}`,
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar a ${name}`,
  confirmResend: (name: string) => `¿Reenviar la invitación a ${name}?`,
  confirmRemove: (name: string) => `¿Quitar a ${name}?`,
  removeFollows: 'Se cierran sus sesiones y ya no podrá ingresar.',
  withdrawFollows: 'El enlace que recibió deja de servir.',
  confirmRemoveSelf: '¿Quitar su propia cuenta?',
  removeSelfFollows: 'Su sesión termina ahora y ya no podrá ingresar a esta administración.',
  resent: (email: string) => `Invitación reenviada a ${email}.`,
  sent: (email: string) => `Invitación enviada a ${email}.`,
  removed: (name: string) => `${name} ya no tiene acceso.`,
  dialog: {
    title: 'Invitar administrador',
    lead: 'Le llegará un e-\u2060mail con un enlace para elegir una contraseña.',
    submit: 'INVITAR',
  },
} as const;

/** Texts of /dashboard-activity (D59). */
export const activity = {
  heading: 'Actividad',
  lead: 'Quién hizo qué en su administración, y cuándo.',
  list: 'Actividad',
  empty: 'Todavía no hay actividad',
  more: 'VER MÁS',
  in: (building: string) => `En\u00a0${building}`,
  /** The actions of administrators, by kind. */
  did: {
    'resident-invited': (subject) => `Invitó al usuario ${subject}`,
    'resident-invited-again': (subject) => `Reenvió la confirmación a ${subject}`,
    'resident-removed': (subject) => `Eliminó al usuario ${subject}`,
    'administrator-invited': (subject) => `Invitó al administrador ${subject}`,
    'administrator-invited-again': (subject) => `Reenvió la invitación al administrador ${subject}`,
    'administrator-joined': () => 'Aceptó la invitación a administrar',
    'administrator-removed': (subject) => `Quitó al administrador ${subject}`,
    'invitation-withdrawn': (subject) => `Retiró la invitación al administrador ${subject}`,
    'password-changed': () => 'Cambió su contraseña',
    'password-reset': () => 'Eligió una nueva contraseña con un enlace',
  } satisfies Record<string, (subject: string) => string>,
} as const;
