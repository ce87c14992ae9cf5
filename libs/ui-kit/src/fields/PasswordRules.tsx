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
            sx={{ display: 'flex', gap: 1, color: met ? 'success.main' : 'text.secondary' }}
          >
            <span aria-hidden>{met ? '✓' : '○'}</span>
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
