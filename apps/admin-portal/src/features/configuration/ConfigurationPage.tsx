import Box from '@mui/material/Box';
import { errorText } from '@laundry/error-catalogue';
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
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { PASSWORD_RULES } from '@laundry/api-contract/password';
import { object, string } from 'yup';
import { passwordText, useFormFailure } from '../../api/result.ts';
import { useAbortOnLeave } from '../../api/useAbortOnLeave.ts';
import { useOwnBuildingsQuery } from '../../reports/buildings.api.ts';
import { selectStored } from '../../session/session.slice.ts';
import { FocusedNotice } from '../../shared/FocusedNotice.tsx';
import { useChangePasswordMutation } from './configuration.api.ts';

/** The new password: required and long enough (spec §5, D74). A short one gets the sign-up's text (D47). */
const passwordSchema = object({
  newPassword: string()
    .required(configuration.empty)
    .test('long', errorText('weakPassword'), PASSWORD_RULES.length),
});

const EMPTY = { newPassword: '' };

/** /configuration: changing one's password (spec §2). */
export function ConfigurationPage() {
  const emailAddress = useSelector(selectStored)?.account.user.email ?? '';
  const [change, { isLoading, isSuccess: changed, error, reset }] = useChangePasswordMutation();
  const abortOnLeave = useAbortOnLeave();
  const failure = useFormFailure(error);
  /** The number of changes so far. As the form's key it mounts a new, empty form after each change. */
  const [changes, setChanges] = useState(0);

  // The answer is not shown: if the session is no longer valid, the call answers 401, which ends it (D2). It
  // is always requested anew, because the previous page may still have the answer cached.
  useOwnBuildingsQuery('all', { refetchOnMountOrArgChange: true });

  const send = async (newPassword: string) => {
    const { error: failed } = await abortOnLeave(change({ emailAddress, newPassword }));
    if (!failed) setChanges((count) => count + 1);
  };

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
        <FocusedNotice severity="success" sx={{ mb: 3 }}>
          {configuration.changed}
        </FocusedNotice>
      )}
      <Panel>
        <FormShell
          key={changes}
          initialValues={EMPTY}
          schema={passwordSchema}
          onSubmit={({ newPassword }) => void send(newPassword)}
          submitError={failure && passwordText(failure.error)}
          serverErrors={failure?.refused}
          submitting={isLoading}
          // Typing removes the notice of the last change, but not that of one that is still running.
          {...(!isLoading && { onValuesChange: reset })}
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
