/** The WCAG 2 contrast of two #RRGGBB colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const pair = [luminance(one), luminance(other)];
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
}

function luminance(colour: string): number {
  const channel = (at: number): number => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
