export interface PanelProps {
  x: number;
  y: number;
  width: number;
  /** Centre of the knob, from the left. */
  knob: number;
}

/** A machine's controls: a band in the brand's colour with its knob. */
export function Panel({ x, y, width, knob }: PanelProps) {
  return (
    <>
      <path
        d={`M${x} ${y + 36}v-18a18 18 0 0 1 18-18h${width - 36}a18 18 0 0 1 18 18v18Z`}
        fill="var(--deep)"
      />
      <circle cx={x + knob} cy={y + 18} r={10} fill="var(--sun)" />
      <path d={`M${x + knob} ${y + 17}v-5`} stroke="var(--line)" strokeWidth={4} />
    </>
  );
}
