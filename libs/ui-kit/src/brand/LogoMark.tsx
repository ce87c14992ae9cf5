export interface LogoMarkProps {
  size?: number;
  /** Accessible name; without it the mark is decoration. */
  label?: string;
}

/** A washer's door seen from the front: water at work, and the sun that dries above it. */
export function LogoMark({ size = 36, label }: LogoMarkProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" {...name}>
      <rect width="48" height="48" rx="14" fill="var(--mui-palette-primary-main)" />
      <circle cx="24" cy="24" r="15" fill="var(--mui-palette-primary-contrastText)" />
      <circle cx="29.5" cy="19.5" r="4.5" fill="var(--mui-palette-accent-main)" />
      <path
        d="M12 26c2.6-2.6 5.4-2.6 8 0s5.4 2.6 8 0 5.4-2.6 8 0a12 12 0 0 1-24 0Z"
        fill="var(--mui-palette-primary-main)"
      />
    </svg>
  );
}
