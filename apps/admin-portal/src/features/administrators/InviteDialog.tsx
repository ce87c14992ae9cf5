import { administrators as texts } from '@laundry/strings';
import { EmailField, TextField } from '@laundry/ui-kit';
import { object } from 'yup';
import { DraftDialog } from '../../shared/DraftDialog.tsx';
import type { DialogProps } from '../../shared/DraftDialog.tsx';
import { emailRule, firstnameRule, lastnameRule } from '../../shared/personRules.ts';
import { useInviteAdministratorMutation } from './administrators.api.ts';

const NOBODY = { name: '', lastname: '', email: '' };
const schema = object({ name: firstnameRule, lastname: lastnameRule, email: emailRule });

/** Invites an administrator. */
export const InviteDialog = (dialog: DialogProps) => (
  <DraftDialog
    {...dialog}
    name="administrator"
    texts={texts.dialog}
    lead={texts.dialog.lead}
    empty={NOBODY}
    schema={schema}
    mutation={useInviteAdministratorMutation()}
    toSend={(person) => ({ person: schema.cast(person) })}
  >
    <TextField name="name" label={texts.columns.name} autoComplete="off" autoCapitalize="words" />
    <TextField name="lastname" label={texts.columns.lastname} autoComplete="off" autoCapitalize="words" />
    <EmailField name="email" label={texts.columns.email} autoComplete="off" />
  </DraftDialog>
);
