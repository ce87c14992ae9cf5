const EMPTY_SHAPE = /><\/(?:path|rect|circle|use)>/g;

/**
 * A page whose drawings' shapes close themselves, as HTML lets elements of SVG: `<path … />` for `<path
 * …></path>`.
 */
export const closeShapes = (page: string): string => page.replace(EMPTY_SHAPE, '/>');
