import { administrators as texts, errors, users } from '@laundry/strings';
import {
  EmailField,
  ErrorNotice,
  FormActions,
  FormShell,
  ModalDialog,
  SubmitButton,
  TextField,
} from '@laundry/ui-kit';
import Button from '@mui/material/Button';
import { EMAIL_REGEX } from 'valibot';
import { useDispatch, useSelector } from 'react-redux';
import { object, string } from 'yup';
import { inviteClosed, inviteSent, selectInviting } from './administrators.slice.ts';

const NOBODY = { name: '', lastname: '', email: '' };
const { rules } = users;
/** What the API takes at most. */
const MAX = { text: 100, email: 254 };

const filled = (missing: string, max: number) =>
  string().trim().required(missing).max(max, rules.tooLong(max));

const schema = object({
  name: filled(rules.firstname, MAX.text),
  lastname: filled(rules.lastname, MAX.text),
  email: filled(rules.email, MAX.email).matches(EMAIL_REGEX, {
    message: rules.emailFormat,
    excludeEmptyString: true,
  }),
});

/** Invites an administrator: it closes once the invitation is on its way, and stays with whatever fails. */
export function InviteDialog() {
  const dispatch = useDispatch();
  const inviting = useSelector(selectInviting);
  const sending = inviting.status === 'sending';
  const close = () => dispatch(inviteClosed());
  return (
    <ModalDialog
      open={inviting.status !== 'closed'}
      title={texts.dialog.title}
      lead={texts.dialog.lead}
      busy={sending}
      onClose={close}
    >
      <FormShell
        initialValues={NOBODY}
        schema={schema}
        onSubmit={({ name, lastname, email }) =>
          dispatch(inviteSent({ name: name.trim(), lastname: lastname.trim(), email: email.trim() }))
        }
        submitError={undefined}
        serverErrors={inviting.status === 'failed' ? inviting.refused : undefined}
        submitting={sending}
      >
        <TextField name="name" label={texts.columns.name} autoComplete="off" autoCapitalize="words" />
        <TextField name="lastname" label={texts.columns.lastname} autoComplete="off" autoCapitalize="words" />
        <EmailField name="email" label={texts.columns.email} autoComplete="off" />
        <FormActions>
          <SubmitButton>{texts.dialog.send}</SubmitButton>
          <Button variant="outlined" onClick={close} disabled={sending}>
            {texts.dialog.cancel}
          </Button>
        </FormActions>
        {inviting.status === 'failed' && <ErrorNotice title={errors.title}>{inviting.text}</ErrorNotice>}
      </FormShell>
    </ModalDialog>
  );
}
