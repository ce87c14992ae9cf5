/** The places for photographs in the public site: the heads of pages that are not stored on the device. */
export const PHOTOGRAPH_SLOTS = [
  'home',
  'work',
  'services',
  'titanC',
  'washer',
  'dryer',
  'parts',
  'dispensers',
  'ozoneProducts',
  'laundromats',
  'guidelines',
  'apps',
] as const;
export type PhotographSlot = (typeof PHOTOGRAPH_SLOTS)[number];

/** A photograph with all its files. */
export interface PhotographSource {
  /** URLs with widths in the format of `srcset`, as AVIF, which browsers try first. */
  avif: string;
  webp: string;
  /** The fallback URL. */
  src: string;
  /** The width of `src`, in px. */
  width: number;
  height: number;
  /** A description of the photograph. */
  alt: string;
  /** The point that must stay visible when it is cropped, as CSS `object-position`: `50% 40%`. */
  focus: string;
}

/** The photographs of a brand, by place. */
export type Photographs = Readonly<Partial<Record<PhotographSlot, PhotographSource>>>;
