import { pluralize } from './pluralize.ts';
import { errors } from './errors.ts';

/** Texts of the residents' page (spec §2, §4, §5, §8; D22, D45, D47). */
export const users = {
  title: 'Usuarios',
  heading: 'Usuarios',
  create: 'CREAR USUARIO',
  chooseFirst: 'Elija un edificio para crear usuarios en él.',
  noBuilding: 'Elija un edificio y vuelva a buscar.',
  listFailed: 'Ha occurrido un error, intente de nuevo más tarde.',
  found: (count: number) => pluralize(count, 'usuario', 'usuarios'),
  emptyHint: 'Este edificio todavía no tiene usuarios.',
  columns: {
    firstname: 'Nombre',
    lastname: 'Apellido',
    email: 'E-mail',
    reference: 'Referencia',
    createdAt: 'Fecha de alta',
    confirmed: 'Confirmado?',
    actions: 'Acciones',
  },
  createdFrom: 'Alta desde',
  createdTo: 'Alta hasta',
  resend: 'Reenviar confirmación',
  resendTo: (name: string) => `Reenviar confirmación a ${name}`,
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar a ${name}`,
  uses: 'Ver usos',
  usesOf: (name: string) => `Ver usos de la unidad de ${name}`,
  noUnit: (reference: string) => `El edificio no tiene ninguna unidad «${reference}».`,
  confirmResend: (name: string) => `¿Reenviar la confirmación a ${name}?`,
  resendFollows: (email: string) => `Le llegará un nuevo enlace a ${email}; el anterior deja de servir.`,
  confirmRemove: (name: string) => `¿Eliminar a ${name}?`,
  removeFollows: 'Deja de figurar entre los usuarios del edificio.',
  removed: 'Usuario eliminado.',
  resent: (email: string) => `Confirmación reenviada a ${email}.`,
  actionsOf: (name: string) => `Acciones de ${name}`,
  resends: {
    chosen: (count: number) => `REENVIAR CONFIRMACIÓN A ${count === 1 ? '1 ELEGIDO' : `${count} ELEGIDOS`}`,
    waiting: (count: number) => `REENVIAR CONFIRMACIÓN A ${count} SIN CONFIRMAR`,
    title: (count: number) => `¿Reenviar la confirmación a ${pluralize(count, 'usuario', 'usuarios')}?`,
    follows: 'A cada uno le llegará un nuevo enlace por e-\u2060mail; el anterior deja de servir.',
    sending: 'Reenviando confirmaciones',
    failures: 'Confirmaciones que no se enviaron',
    done: (sent: number, failed: number) =>
      `Confirmación reenviada a ${pluralize(sent, 'usuario', 'usuarios')}${failed === 0 ? '.' : `; ${failed} sin enviar.`}`,
  },
  created: 'Usuario creado con exito!',
  dialog: {
    title: 'Crear nuevo usuario',
    where: (building: string) => `En ${building}. Le llegará un e-\u2060mail para completar su registro.`,
    failed: errors.formTitle,
    submit: 'Crear',
    referenceHint: 'Por ejemplo: Apto 302',
  },
  rules: {
    firstname: 'Ingrese un NOMBRE',
    lastname: 'Ingrese un APELLIDO',
    email: 'Ingrese un E-MAIL',
    emailFormat: 'Ingrese un E-MAIL válido',
    reference: 'Ingrese una REFERENCIA',
    tooLong: (max: number) => `Ingrese hasta ${max} caracteres`,
  },
} as const;

const person = (count: number) => pluralize(count, 'persona', 'personas');

/** Texts of inviting many residents at once. */
export const invites = {
  open: 'INVITAR A VARIOS',
  title: 'Invitar a varios usuarios',
  where: (building: string) =>
    `En ${building}. A cada uno le llegará un e-\u2060mail para completar su registro.`,
  text: 'Filas',
  textHint:
    'Una persona por línea: nombre, apellido, e-\u2060mail y referencia. Puede pegarlas de una planilla o separarlas con punto y coma o con coma.',
  file: 'Archivo CSV o XLSX',
  chooseFile: 'ELEGIR ARCHIVO CSV O XLSX',
  template: 'Plantilla para completar:',
  templateOf: (format: string) => `Descargar la plantilla ${format}`,
  templateName: 'plantilla-de-usuarios',
  downloadFailed: 'No fue posible descargar el archivo. Intente nuevamente.',
  read: 'REVISAR',
  back: 'VOLVER',
  finish: 'LISTO',
  noRows: 'No hay ninguna fila que leer.',
  tooMany: (max: number) => `Se leen hasta ${max}\u00a0filas por vez. Divida la planilla.`,
  tooLarge: 'El archivo supera el tamaño permitido (1 MB).',
  noText: 'El archivo no es un CSV ni un XLSX. En la planilla elija «Guardar como» y uno de esos formatos.',
  noWorkbook:
    'El archivo no es una planilla XLSX que se pueda leer. Guárdela de nuevo o elija el formato CSV.',
  unpacksTooLarge:
    'La planilla XLSX contiene demasiados datos. Deje solo las personas a invitar y vuelva a elegirla.',
  unreadable: 'No fue posible leer las filas. Intente nuevamente.',
  names: {
    firstname: ['Nombre', 'Nombres'],
    lastname: ['Apellido', 'Apellidos'],
    email: ['E-mail', 'Email', 'Mail', 'Correo', 'Correo electrónico'],
    reference: ['Referencia', 'Unidad', 'Apartamento', 'Apto'],
  },
  line: 'Línea',
  atLine: (line: number) => `Línea ${line}:`,
  problemList: 'Filas con problemas',
  outcome: 'Estado',
  table: 'Personas a invitar',
  found: (count: number) => pluralize(count, 'fila', 'filas'),
  problems: {
    cells: (count: number) =>
      `La fila tiene ${pluralize(count, 'dato', 'datos')}; se esperan 4: nombre, apellido, e-\u2060mail y referencia`,
    quotes: 'Las comillas no se cierran',
    hidden: 'La fila está oculta en la planilla; muéstrela para invitar',
    formula: 'Una celda tiene una fórmula; escriba el dato en su lugar',
    date: 'Una celda tiene una fecha; escriba el dato como texto',
    repeated: (line: number) => `Repite el e-\u2060mail de la línea ${line}`,
    known: 'Ya figura entre los usuarios del edificio',
    inField: (field: string, text: string) => `${field}: ${text}`,
  },
  states: {
    waiting: 'Lista para enviar',
    sent: 'Invitada',
  },
  send: (count: number) => `INVITAR A ${count}`,
  resume: (count: number) => `SEGUIR CON ${count}`,
  retry: (count: number) => `REINTENTAR ${count}`,
  stop: 'DETENER',
  download: 'DESCARGAR RESULTADO',
  downloadName: 'invitaciones',
  nothingToSend: 'Ninguna fila se puede enviar: corríjalas y vuelva a revisar.',
  ready: (valid: number, wrong: number) =>
    wrong === 0
      ? `${person(valid)} para invitar.`
      : `${person(valid)} para invitar. ${wrong === 1 ? '1\u00a0fila tiene un problema y no se envía' : `${wrong}\u00a0filas tienen problemas y no se envían`}.`,
  progress: (done: number, total: number) => `${done} de ${total}`,
  sending: 'Enviando invitaciones',
  pausing: (seconds: number) =>
    `Demasiados pedidos. Se sigue en ${pluralize(seconds, 'segundo', 'segundos')}.`,
  stopped: 'Detenido. Lo enviado queda hecho; puede seguir con el resto.',
  interrupted: (text: string) => `${text} Lo enviado queda hecho; puede seguir con el resto.`,
  noAnswer: 'Se perdió la conexión con el servidor.',
  done: (created: number, failed: number) =>
    `${pluralize(created, 'persona invitada', 'personas invitadas')}${failed === 0 ? '.' : `; ${failed} sin invitar.`}`,
} as const;
