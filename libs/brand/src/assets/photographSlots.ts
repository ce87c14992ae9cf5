/** The places for photographs in the public site, and their pages, none of which is available offline. */
export const PHOTOGRAPH_SLOTS = {
  home: '/',
  work: '/work',
  services: '/services',
  titanC: '/products/titan-c',
  washer: '/products/washer',
  dryer: '/products/dryer',
  parts: '/products/parts and /work',
  dispensers: '/products/dispensers',
  ozoneProducts: '/products/ozone-products',
  laundromats: '/tools/laundromats',
  guidelines: '/guidelines',
  apps: '/apps',
  /** One of the company's laundries, its machines, and the people who work in it. */
  laundry: '/ and /work',
  machines: '/ and /work',
  team: '/work',
} as const;
export type PhotographSlot = keyof typeof PHOTOGRAPH_SLOTS;

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
