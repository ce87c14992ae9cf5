/** The edge of a field's box: no label ever stands in it, so that it needs no gap. */
export const InputEdge = ({ className }: { className?: string }) => (
  <span aria-hidden className={className} />
);
