/** Texts of the portal's quick search. */
export const quickSearch = {
  open: 'Ir a… (Ctrl+K)',
  title: 'Ir a',
  field: 'Edificio, residente, tarjeta o página',
  groups: {
    pages: 'Página',
    cards: 'Tarjeta',
    buildings: 'Edificio',
    residents: 'Residente',
  },
  usesOfCard: (card: string) => `Usos de la tarjeta ${card}`,
  loading: 'Buscando…',
  none: 'No hay resultados.',
  failed: 'No pudimos leer todos los edificios y residentes.',
} as const;
