import { kitFields } from '@laundry/strings';

export interface PasswordRule {
  /** The requirement: '8 caracteres'. */
  readonly label: string;
  readonly met: (password: string) => boolean;
}

export interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
}

/** Drawn, because the glyphs of a tick and a circle differ between fonts. */
const RuleMark = ({ met }: { met: boolean }) => (
  <svg aria-hidden viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6">
    {met ? <path d="m1.5 6.5 3 3 6-7" /> : <circle cx="6" cy="6" r="4" />}
  </svg>
);

/** The rules for a new password and whether each is met, by icon and text, not by colour alone. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  const states = rules.map(({ label, met }) => ({ label, met: met(password) }));
  return (
    <div id={id}>
      <ul className="kit-rules">
        {states.map(({ label, met }) => (
          <li key={label} data-met={met ? '' : undefined}>
            <RuleMark met={met} />
            <span>
              {label}
              <span className="kit-hidden">{`: ${met ? kitFields.ruleMet : kitFields.ruleUnmet}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="kit-hidden">
        {password !== '' && kitFields.rulesMet(states.filter(({ met }) => met).length, states.length)}
      </div>
    </div>
  );
}
