export type Scheme = 'light' | 'dark';

/** The toolbar's scheme; whatever else stands there is light. */
export const schemeOf = (value: unknown): Scheme => (value === 'dark' ? 'dark' : 'light');

export const isSurface = (value: unknown): value is 'public' | 'portal' =>
  value === 'public' || value === 'portal';
