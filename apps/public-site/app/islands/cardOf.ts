/** The card that an address names, `?card=`: digits only, eight at most, empty without one. */
export const cardOf = ({ searchParams }: URL): string =>
  (searchParams.get('card') ?? '').replace(/\D/g, '').slice(0, 8);
