import type { IconCut } from './drawMark.ts';

/** A PNG icon: its file, its side in px, its shape, and its purpose in the manifest. */
export interface IconFile {
  file: string;
  size: number;
  cut: IconCut;
  purpose?: 'any' | 'maskable';
}

/** Devices crop maskable icons to any shape within a circle of 80 %; Apple's round the corners themselves. */
export const iconFiles: readonly IconFile[] = [
  { file: 'apple-touch-icon.png', size: 180, cut: { edge: 0.9 } },
  { file: 'icon-192.png', size: 192, cut: 'mark', purpose: 'any' },
  { file: 'icon-512.png', size: 512, cut: 'mark', purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, cut: { edge: 0.85 }, purpose: 'maskable' },
];
