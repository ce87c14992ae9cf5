import { hash, timingSafeEqual } from 'node:crypto';

/** Compares two texts of any length in constant time. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(hash('sha256', left, 'buffer'), hash('sha256', right, 'buffer'));
