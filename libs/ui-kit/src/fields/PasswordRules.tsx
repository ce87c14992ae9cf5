import { kitFields } from '@laundry/strings';
import { visuallyHidden } from '../layout/visuallyHidden.ts';

export interface PasswordRule {
  /** What it asks for: '8 caracteres'. */
  readonly label: string;
  readonly met: (password: string) => boolean;
}

export interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  password: string;
}

/**
 * Styles of its own: the portal has none of the native parts' styles, a form of native parts no style engine.
 */
const LIST = {
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.55,
} as const;
const ROW = { display: 'flex', alignItems: 'center', gap: 8 } as const;
const MET = { ...ROW, color: 'var(--mui-palette-success-main)' } as const;
const UNMET = { ...ROW, color: 'var(--mui-palette-text-secondary)' } as const;

/** Drawn, for the glyphs of a tick and a circle come from whichever font a machine has. */
const RuleMark = ({ met }: { met: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 12 12"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    style={{ flex: 'none', width: '0.75em' }}
  >
    {met ? <path d="m1.5 6.5 3 3 6-7" /> : <circle cx="6" cy="6" r="4" />}
  </svg>
);

/**
 * What a new password has to have, and what of it is there already; each by sign and word, not by colour
 * alone.
 */
export function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  const states = rules.map(({ label, met }) => ({ label, met: met(password) }));
  return (
    <div id={id} style={{ marginTop: 8 }}>
      <ul style={LIST}>
        {states.map(({ label, met }) => (
          <li key={label} style={met ? MET : UNMET}>
            <RuleMark met={met} />
            <span>
              {label}
              <span style={visuallyHidden}>{`: ${met ? kitFields.ruleMet : kitFields.ruleUnmet}`}</span>
            </span>
          </li>
        ))}
      </ul>
      <div role="status" style={visuallyHidden}>
        {password !== '' && kitFields.rulesMet(states.filter(({ met }) => met).length, states.length)}
      </div>
    </div>
  );
}
