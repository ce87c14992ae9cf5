const FIGURE_AND_UNIT = /(\d) (?=(?:kg|g|l|ml|m|cm|mm|min|h|RPM|usos?|minutos?|horas?|días?)(?!\p{L}))/gu;

/** Puts non-breaking spaces between numbers and units in a foreign text, as in '15 kg'. */
export const keepUnitsTogether = (text: string): string => text.replaceAll(FIGURE_AND_UNIT, '$1\u00a0');
