export interface SummaryProps {
  title: string;
  /** The rows of the summary. All rows exist from the start, so that a later value moves nothing. */
  rows: readonly { readonly term: string; readonly value: string }[];
}

/** A summary of what the button beside it confirms. */
export const Summary = ({ title, rows }: SummaryProps) => (
  <dl aria-label={title} className="kit-summary">
    {rows.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
