const FIGURE_AND_UNIT = /(\d) (?=(?:kg|g|l|ml|m|cm|mm|min|h|RPM|usos?|minutos?|horas?|días?)(?!\p{L}))/gu;

/**
 * A text of somebody else's whose figures stay on one line with their units: '15 kg' with a space that never
 * breaks.
 */
export const keepUnitsTogether = (text: string): string => text.replaceAll(FIGURE_AND_UNIT, '$1\u00a0');
