export interface NativeSummaryProps {
  title: string;
  /**
   * What is agreed to, row by row. Every row stands from the beginning, so that none that comes moves
   * anything.
   */
  rows: readonly { readonly term: string; readonly value: string }[];
}

/** What the press beside it agrees to. */
export const NativeSummary = ({ title, rows }: NativeSummaryProps) => (
  <dl aria-label={title} className="kit-summary">
    {rows.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
