import { users } from '@laundry/strings';
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
import { useDispatch, useSelector } from 'react-redux';
import { creationClosed, creationSent, selectCreation } from './creation.slice.ts';
import { personTyped, selectDrafts } from '../drafts.slice.ts';
import { personSchema, trimmed } from '../person.ts';
import { useLastDefined } from '../useLastDefined.ts';

const { columns: names, dialog: texts } = users;

/**
 * 'Crear nuevo usuario' (spec §2, §4, §5): it closes once the resident is created, and stays with whatever
 * fails.
 */
export function CreateUserDialog() {
  const dispatch = useDispatch();
  const creation = useSelector(selectCreation);
  const { person: draft } = useSelector(selectDrafts);
  const open = creation.status !== 'closed';
  const building = useLastDefined(open ? creation.building : undefined);
  const sending = creation.status === 'sending';
  if (!building) return null;
  const close = () => dispatch(creationClosed());
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
        onSubmit={(person) => dispatch(creationSent({ building: building.id, person: trimmed(person) }))}
        submitError={undefined}
        serverErrors={creation.status === 'failed' ? creation.refused : undefined}
        submitting={sending}
        onValuesChange={(person) => dispatch(personTyped(person))}
      >
        <TextField name="firstname" label={names.firstname} autoComplete="off" autoCapitalize="words" />
        <TextField name="lastname" label={names.lastname} autoComplete="off" autoCapitalize="words" />
        <EmailField name="email" label={names.email} autoComplete="off" />
        <TextField name="reference" label={names.reference} hint={texts.referenceHint} autoComplete="off" />
        <FormActions>
          <SubmitButton>{texts.create}</SubmitButton>
          <Button variant="outlined" onClick={close} disabled={sending}>
            {texts.cancel}
          </Button>
        </FormActions>
        {creation.status === 'failed' && <ErrorNotice title={texts.failed}>{creation.text}</ErrorNotice>}
      </FormShell>
    </ModalDialog>
  );
}
