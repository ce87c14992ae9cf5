/** Mails that the API sends. */
export const mails = {
  support: {
    /** To the company, by what the message is about. */
    subjects: {
      contact_info: (line1: string) => `Consulta de ${line1}`,
      contact_faliure: (line1: string) => `Reporte de falla: ${line1}`,
    },
    from: 'De',
    lines: {
      contact_info: ['Nombre', 'Teléfono o dirección', 'Asunto, o teléfono y fecha'],
      contact_faliure: ['Falla', 'Edificio y máquina', 'Tarjeta'],
    },
    message: 'Mensaje',
    receivedAt: 'Recibido',
  },
} as const;
