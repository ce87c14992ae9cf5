import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { textOf } from '@laundry/error-catalogue';
import { configuration } from '@laundry/strings';
import {
  FormShell,
  PASSWORD_LENGTH_RULE,
  PageHeading,
  PageShell,
  Panel,
  PasswordField,
  SubmitButton,
} from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PASSWORD_RULES } from '@laundry/api-contract/password';
import { object, string } from 'yup';
import { selectStored, sessionUncertain } from '../../session/session.slice.ts';
import {
  changeRequested,
  configurationLeft,
  passwordTyped,
  selectChange,
  selectChanges,
} from './configuration.slice.ts';

/** A new password: there, and long enough (spec §5, D74). A short one has the sign-up's text (D47). */
const passwordSchema = object({
  newPassword: string()
    .required(configuration.empty)
    .test('long', textOf('weakPassword'), PASSWORD_RULES.length),
});

const EMPTY = { newPassword: '' };

/** /configuration: the own password (spec §2). */
export function ConfigurationPage() {
  const dispatch = useDispatch();
  const email = useSelector(selectStored)?.account.user.email ?? '';
  const change = useSelector(selectChange);
  const changes = useSelector(selectChanges);
  const notice = useRef<HTMLDivElement>(null);
  const changed = change.status === 'changed';

  useEffect(() => {
    dispatch(sessionUncertain());
    return () => {
      dispatch(configurationLeft());
    };
  }, [dispatch]);

  // The form is cleared by mounting a new one: the notice takes the focus of the old one.
  useEffect(() => {
    if (changed) notice.current?.focus();
  }, [changed]);

  return (
    <PageShell width="form">
      <PageHeading lead={configuration.lead}>{configuration.heading}</PageHeading>
      {changed && (
        <Alert ref={notice} severity="success" role="status" tabIndex={-1} sx={{ mb: 3 }}>
          {configuration.changed}
        </Alert>
      )}
      <Panel>
        <FormShell
          key={changes}
          initialValues={EMPTY}
          schema={passwordSchema}
          onSubmit={({ newPassword }) => dispatch(changeRequested(newPassword))}
          submitError={change.status === 'failed' ? textOf(change.error) : undefined}
          serverErrors={change.status === 'failed' ? change.refused : undefined}
          submitting={change.status === 'sending'}
          onValuesChange={() => dispatch(passwordTyped())}
        >
          <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`${configuration.account}: ${email}`}
          </Box>
          {/* Tells a password manager whose password changes. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            name="newPassword"
            label={configuration.newPassword}
            autoComplete="new-password"
            rules={[PASSWORD_LENGTH_RULE]}
          />
          <SubmitButton>{configuration.submit}</SubmitButton>
        </FormShell>
      </Panel>
    </PageShell>
  );
}
