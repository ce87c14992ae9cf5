import { users } from '@laundry/strings';
import { EmailField, TextField } from '@laundry/ui-kit';
import type { Building } from '@laundry/api-contract';
import { DraftDialog } from '../../../shared/DraftDialog.tsx';
import type { DialogProps } from '../../../shared/DraftDialog.tsx';
import { NOBODY } from '../person.ts';
import { personSchema } from '../personSchema.ts';
import { useCreateResidentMutation } from '../users.api.ts';

const { columns: names, dialog: texts } = users;

export interface CreateUserDialogProps extends DialogProps {
  /** The new resident's building. */
  building: Building;
}

/** 'Crear nuevo usuario' (spec §2, §4, §5). */
export const CreateUserDialog = ({ building, ...dialog }: CreateUserDialogProps) => (
  <DraftDialog
    {...dialog}
    name="resident"
    texts={texts}
    lead={texts.where(building.name)}
    empty={NOBODY}
    schema={personSchema}
    mutation={useCreateResidentMutation()}
    toSend={(person) => ({ building: building.id, person: personSchema.cast(person) })}
  >
    <TextField name="firstname" label={names.firstname} autoComplete="off" autoCapitalize="words" />
    <TextField name="lastname" label={names.lastname} autoComplete="off" autoCapitalize="words" />
    <EmailField name="email" label={names.email} autoComplete="off" />
    <TextField name="reference" label={names.reference} hint={texts.referenceHint} autoComplete="off" />
  </DraftDialog>
);
