/** What a thing casts on the floor: the light comes from above left. */
export function Shadow({ x, y, width }: { x: number; y: number; width: number }) {
  return <rect x={x} y={y} width={width} height={12} rx={6} fill="var(--line)" opacity={0.2} />;
}
