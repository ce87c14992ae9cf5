import { administrators as texts, errors, kit } from '@laundry/strings';
import { Button, EmailField, Notice, FormActions, FormShell, ModalDialog, TextField } from '@laundry/ui-kit';
import { useRef } from 'react';
import { object } from 'yup';
import { messageFor } from '@laundry/error-catalogue';
import { nextSubmission } from '@laundry/flow';
import type { Submission } from '@laundry/flow';
import type { NewAdministrator } from '@laundry/api-contract';
import { useFormFailure } from '../../api/result.ts';
import { emailRule, firstnameRule, lastnameRule } from '../../shared/personRules.ts';
import { useInviteAdministratorMutation } from './administrators.api.ts';

const NOBODY = { name: '', lastname: '', email: '' };
const schema = object({ name: firstnameRule, lastname: lastnameRule, email: emailRule });

export interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites an administrator. The dialog closes once the invitation is sent, and stays open if that fails. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const [invite, { isLoading: sending, error, reset }] = useInviteAdministratorMutation();
  const submission = useRef<Submission>(null);
  const failure = useFormFailure(error);
  const close = () => {
    submission.current = null;
    reset();
    onClose();
  };
  const send = async (person: NewAdministrator) => {
    // A second press may still reach the dialog while it fades.
    if (!open) return;
    submission.current = nextSubmission(person, submission.current, () => crypto.randomUUID());
    const { error: failed } = await invite({ person, idempotencyKey: submission.current.key });
    if (!failed) close();
  };
  return (
    <ModalDialog
      open={open}
      title={texts.dialog.title}
      lead={texts.dialog.lead}
      busy={sending}
      onClose={close}
    >
      <FormShell
        initialValues={NOBODY}
        schema={schema}
        onSubmit={(person) => void send(schema.cast(person))}
        serverErrors={failure?.refused}
        submitting={sending}
      >
        <TextField name="name" label={texts.columns.name} autoComplete="off" autoCapitalize="words" />
        <TextField name="lastname" label={texts.columns.lastname} autoComplete="off" autoCapitalize="words" />
        <EmailField name="email" label={texts.columns.email} autoComplete="off" />
        <FormActions submit={texts.dialog.send}>
          <Button variant="outlined" onClick={close} disabled={sending}>
            {kit.cancel}
          </Button>
        </FormActions>
        {failure && <Notice title={errors.title}>{messageFor(failure.error)}</Notice>}
      </FormShell>
    </ModalDialog>
  );
}
