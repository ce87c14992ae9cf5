export interface IllustrationProps {
  /** Width and height in px; it is never wider than its container. */
  size?: number;
  /** The accessible name, if it shows what no text says. Without it the drawing is decorative. */
  title?: string;
}

/**
 * A component that shows a file of this folder. The page refers to the drawing in it instead of showing it as
 * an image, so that it takes the colours of scheme and brand from the page's styles (illustrationStyles.ts).
 */
export const drawing = (file: string) =>
  function Illustration({ size = 240, title }: IllustrationProps) {
    const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
    return (
      <svg className="kit-picture" viewBox="12 12 216 216" width={size} height={size} {...name}>
        <use href={`${file}#drawing`} />
      </svg>
    );
  };
