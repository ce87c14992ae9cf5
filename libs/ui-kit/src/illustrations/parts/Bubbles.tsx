export interface BubblesProps {
  /** Centre and radius of each. */
  at: readonly (readonly [x: number, y: number, r: number])[];
}

/** Soap bubbles, each with its light. */
export function Bubbles({ at }: BubblesProps) {
  return at.map(([x, y, r]) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={r} fill="var(--body)" />
      {r > 6 && (
        <path
          d={`M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 0 1 ${r * 0.5}-${r * 0.5}`}
          stroke="var(--water)"
          strokeWidth={3}
        />
      )}
    </g>
  ));
}
