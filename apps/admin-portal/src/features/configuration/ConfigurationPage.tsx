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
  FormActions,
} from '@laundry/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PASSWORD_RULES } from '@laundry/api-contract/password';
import { object, string } from 'yup';
import { useFormFailure } from '../../api/result.ts';
import { useUntilLeft } from '../../api/useUntilLeft.ts';
import { selectStored, sessionUncertain } from '../../session/session.slice.ts';
import { useChangePasswordMutation } from './configuration.api.ts';

/** A new password: there, and long enough (spec §5, D74). A short one has the sign-up's text (D47). */
const passwordSchema = object({
  newPassword: string()
    .required(configuration.empty)
    .test('long', textOf('weakPassword'), PASSWORD_RULES.length),
});

/** The form's names of the payload's fields. */
const FIELDS = { emailAddress: [] };

const EMPTY = { newPassword: '' };

/** /configuration: the own password (spec §2). */
export function ConfigurationPage() {
  const dispatch = useDispatch();
  const emailAddress = useSelector(selectStored)?.account.user.email ?? '';
  const [change, { isLoading, isSuccess: changed, error, reset }] = useChangePasswordMutation();
  const untilLeft = useUntilLeft();
  const failure = useFormFailure(error, FIELDS);
  /** Passwords changed so far: the input is cleared after each. */
  const [changes, setChanges] = useState(0);
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    dispatch(sessionUncertain());
  }, [dispatch]);

  const send = async (newPassword: string) => {
    if (isLoading) return;
    const { error: failed } = await untilLeft(change({ emailAddress, newPassword }));
    if (!failed) setChanges((count) => count + 1);
  };

  // The form is cleared by mounting a new one: the notice takes the focus of the old one.
  useEffect(() => {
    if (changed) notice.current?.focus();
  }, [changed]);

  return (
    <PageShell width="form">
      <PageHeading lead={configuration.lead}>
        {configuration.heading.map((line) => (
          <Box key={line} component="span" sx={{ display: 'block' }}>
            {line}
            <span className="kit-hidden">{` ${configuration.dash} `}</span>
          </Box>
        ))}
      </PageHeading>
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
          onSubmit={({ newPassword }) => void send(newPassword)}
          submitError={failure && textOf(failure.error.kind)}
          serverErrors={failure?.refused}
          submitting={isLoading}
          // Typing removes the notice of the last change.
          onValuesChange={reset}
        >
          <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {`${configuration.account}: ${emailAddress}`}
          </Box>
          {/* Tells password managers which account's password changes. */}
          <input type="hidden" name="username" autoComplete="username" value={emailAddress} />
          <PasswordField
            name="newPassword"
            label={configuration.newPassword}
            autoComplete="new-password"
            rules={[PASSWORD_LENGTH_RULE]}
          />
          <FormActions submit={configuration.submit} />
        </FormShell>
      </Panel>
    </PageShell>
  );
}
