import { Prose } from '@laundry/ui-kit';

/** Short rules, one below the other. */
export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <Prose>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Prose>
  );
}
