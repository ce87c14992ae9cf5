import Box from '@mui/material/Box';
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

/** Drawn, for the glyphs of a tick and a circle come from whichever font a machine has. */
function RuleMark({ met }: { met: boolean }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 12 12"
      sx={{
        flex: 'none',
        width: '0.75em',

        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.6,
      }}
    >
      {met ? <path d="m1.5 6.5 3 3 6-7" /> : <circle cx="6" cy="6" r="4" />}
    </Box>
  );
}

/** What a new password has to have, and what of it is there already; each by sign and word, not by colour alone. */
export function PasswordRules({ id, rules, password }: PasswordRulesProps) {
  const states = rules.map(({ label, met }) => ({ label, met: met(password) }));
  return (
    <Box id={id} sx={{ mt: 1 }}>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', typography: 'body2' }}
      >
        {states.map(({ label, met }) => (
          <Box
            component="li"
            key={label}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              color: met ? 'success.main' : 'text.secondary',
            }}
          >
            <RuleMark met={met} />
            <span>
              {label}
              <Box
                component="span"
                style={visuallyHidden}
              >{`: ${met ? kitFields.ruleMet : kitFields.ruleUnmet}`}</Box>
            </span>
          </Box>
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {password !== '' && kitFields.rulesMet(states.filter(({ met }) => met).length, states.length)}
      </div>
    </Box>
  );
}
