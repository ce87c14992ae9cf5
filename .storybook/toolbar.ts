export type Scheme = 'light' | 'dark';

export const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

export const isSurface = (value: unknown): value is 'public' | 'portal' =>
  value === 'public' || value === 'portal';
