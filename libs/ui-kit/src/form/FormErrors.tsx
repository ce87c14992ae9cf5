import Box from '@mui/material/Box';
import { kitFields } from '@laundry/strings';
import { ErrorFrame } from '../feedback/ErrorFrame.tsx';
import { LinkButton } from './LinkButton.tsx';
import { focusField, useInvalidFields } from './formContext.ts';

/**
 * After a failed submission with several invalid fields: their number, and a link to each. A single error is
 * only shown at its field.
 */
export function FormErrors() {
  const invalidFields = useInvalidFields();
  if (invalidFields.length === 0) return null;
  return (
    <ErrorFrame role="none">
      {kitFields.fieldErrors(invalidFields.length)}
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {invalidFields.map(({ name, label }) => (
          <li key={name}>
            <LinkButton
              type="button"
              style={{ minHeight: 28 }}
              onClick={({ currentTarget }) => {
                focusField(currentTarget.form, name);
              }}
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </Box>
    </ErrorFrame>
  );
}
