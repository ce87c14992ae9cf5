/** Mi lavandería, /my-laundry (D95): which machines of a card's building are free. */
export const myLaundry = {
  pageTitle: 'Mi lavandería',
  description:
    'Vea con el código de su tarjeta qué lavadoras y secadoras de su edificio están libres, en uso o fuera de servicio.',
  title: 'Vea qué máquina está libre',
  lead: 'Con el código de su tarjeta le mostramos las máquinas de su edificio.',
  submit: 'VER MÁQUINAS',
  loading: 'Consultando las máquinas…',
  shownOf: (card: string) => `Tarjeta ${card}`,
  machines: 'Máquinas de su edificio',
  at: (time: string) => `Así estaban a las ${time}.`,
  refresh: 'ACTUALIZAR',
  otherCard: 'OTRA TARJETA',
  none: 'Su edificio no tiene máquinas registradas.',
  /** The promise that the page shows machines, but not who uses them. */
  privacy: 'Mostramos las máquinas, nunca quién las usa.',
  estimate: 'La hora en que queda libre es una estimación, según lo que suele durar un uso.',
  states: { free: 'Libre', in_use: 'En uso', out_of_order: 'Fuera de servicio', unknown: 'Sin datos' },
  inUse: (since: string, until: string) => `Desde las ${since}, probablemente hasta las ${until}.`,
  inUseSince: (since: string) => `Desde las ${since}.`,
  outOfOrder: 'Probablemente: los últimos tres intentos fallaron, con tarjetas distintas.',
  unknown: 'La máquina no nos está informando.',
  report: 'Reportar una falla',
  reportOf: (machine: string) => `Reportar una falla de ${machine}`,
  link: 'Ver qué máquina está libre',
} as const;
