import { kitFields } from '@laundry/strings';
import { visuallyHidden } from '../layout/visuallyHidden.ts';

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

/**
 * Inline styles, because the portal does not have the native parts' styles, and a form of native parts has no
 * style engine.
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

/** Drawn, because the glyphs of a tick and a circle differ between fonts. */
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

/** The rules for a new password and whether each is met, by icon and text, not by colour alone. */
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
