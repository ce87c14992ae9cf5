/** Texts of the local run's mailbox page. */
export const mailbox = {
  title: 'Buzón de la ejecución local',
  lead: 'Aquí llega todo correo que la ejecución local envía. Nada sale de esta máquina.',
  empty: 'Todavía no llegó ningún mensaje.',
  notFound: 'Ese mensaje no existe.',
  back: 'Volver a la lista',
  subject: 'Asunto',
  noSubject: '(sin asunto)',
  to: 'Para',
  receivedAt: 'Recibido',
  content: 'Contenido del mensaje',
} as const;
