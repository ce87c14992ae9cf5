import { kit, users } from '@laundry/strings';
import { Button, EmailField, Notice, FormActions, FormShell, ModalDialog, TextField } from '@laundry/ui-kit';
import type { Building } from '@laundry/api-contract';
import { messageFor } from '@laundry/error-catalogue';
import { nextSubmission } from '@laundry/flow';
import type { Submission } from '@laundry/flow';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFormFailure } from '../../../api/result.ts';
import { personTyped, selectDrafts } from '../drafts.slice.ts';
import { NOBODY } from '../person.ts';
import type { Person } from '../person.ts';
import { personSchema } from '../personSchema.ts';
import { useCreateResidentMutation } from '../users.api.ts';

const { columns: names, dialog: texts } = users;

export interface CreateUserDialogProps {
  open: boolean;
  /** The new resident's building. */
  building: Building;
  onClose: () => void;
}

/**
 * 'Crear nuevo usuario' (spec §2, §4, §5): closes once the resident is created, stays open otherwise. Escape
 * keeps what was typed, 'Cancelar' does not.
 */
export function CreateUserDialog({ open, building, onClose }: CreateUserDialogProps) {
  const dispatch = useDispatch();
  const { person: draft } = useSelector(selectDrafts);
  const [create, { isLoading: sending, error, reset }] = useCreateResidentMutation();
  const failure = useFormFailure(error);
  const submission = useRef<Submission>(null);
  const close = () => {
    reset();
    onClose();
  };
  const drop = () => {
    dispatch(personTyped(NOBODY));
    close();
  };
  const send = async (person: Person) => {
    // A second press may still reach the dialog while it fades.
    if (sending || !open) return;
    const sent = { building: building.id, person };
    submission.current = nextSubmission(sent, submission.current, () => crypto.randomUUID());
    const { error: failed } = await create({ ...sent, idempotencyKey: submission.current.key });
    if (failed) return;
    submission.current = null;
    close();
  };
  return (
    <ModalDialog
      open={open}
      title={texts.title}
      lead={texts.where(building.name)}
      busy={sending}
      onClose={close}
    >
      <FormShell
        initialValues={draft}
        schema={personSchema}
        onSubmit={(person) => void send(personSchema.cast(person))}
        serverErrors={failure?.refused}
        submitting={sending}
        onValuesChange={(person) => dispatch(personTyped(person))}
      >
        <TextField name="firstname" label={names.firstname} autoComplete="off" autoCapitalize="words" />
        <TextField name="lastname" label={names.lastname} autoComplete="off" autoCapitalize="words" />
        <EmailField name="email" label={names.email} autoComplete="off" />
        <TextField name="reference" label={names.reference} hint={texts.referenceHint} autoComplete="off" />
        <FormActions submit={texts.create}>
          <Button variant="outlined" onClick={drop} disabled={sending}>
            {kit.cancel}
          </Button>
        </FormActions>
        {failure && <Notice title={texts.failed}>{messageFor(failure.error)}</Notice>}
      </FormShell>
    </ModalDialog>
  );
}
