const share = new Intl.NumberFormat('es-UY', { style: 'percent', maximumFractionDigits: 0 });

/** A part of a whole in percent, as es-UY writes it. */
export const formatShare = (part: number): string => share.format(part);
