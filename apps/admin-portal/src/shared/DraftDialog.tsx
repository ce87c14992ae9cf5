import { messageFor } from '@laundry/error-catalogue';
import { nextSubmission } from '@laundry/flow';
import type { Submission } from '@laundry/flow';
import { errors, kit } from '@laundry/strings';
import { Button, FormActions, FormShell, ModalDialog, Notice } from '@laundry/ui-kit';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { useFormFailure } from '../api/result.ts';
import type { Failure } from '../api/result.ts';
import { useDraft } from '../session/drafts.slice.ts';
import type { DraftName } from '../session/drafts.slice.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export interface DraftDialogProps<Values extends object, Sent> extends DialogProps {
  /** Of its draft. */
  name: DraftName;
  lead: string;
  /** Its title, the button that sends, and the title of a failure. */
  texts: { title: string; submit: string; failed?: string };
  children: ReactNode;
  empty: Values;
  schema: ObjectSchema<AnyObject>;
  mutation: readonly [
    create: (sent: Sent & { idempotencyKey: string }) => PromiseLike<{ error?: Failure | undefined }>,
    state: { isLoading: boolean; error?: Failure | undefined; reset: () => void },
  ];
  /** What is sent for valid input, with a key, so that a repeated request does not create a second one. */
  toSend: (values: Values) => Sent;
}

/**
 * A dialog with the fields of something new: closes once it is created, stays open otherwise. Escape keeps
 * what was typed, 'Cancelar' does not.
 */
export function DraftDialog<Values extends object, Sent>({
  name,
  texts: { title, submit, failed = errors.title },
  empty,
  schema,
  mutation: [create, { isLoading: sending, error, reset }],
  toSend,
  children,
  ...dialog
}: DraftDialogProps<Values, Sent>) {
  const [draft, keep, drop] = useDraft(name, empty);
  const failure = useFormFailure(error);
  const submission = useRef<Submission>(null);
  const close = () => {
    reset();
    dialog.onClose();
  };
  const end = (input: Values) => {
    submission.current = null;
    drop(input);
    close();
  };
  const send = async (typed: Values) => {
    // A second press may still reach the dialog while it fades.
    if (!dialog.open) return;
    const sent = toSend(typed);
    submission.current = nextSubmission(sent, submission.current, () => crypto.randomUUID());
    const { error: refused } = await create({ ...sent, idempotencyKey: submission.current.key });
    if (!refused) end(typed);
  };
  return (
    <ModalDialog {...dialog} title={title} busy={sending} onClose={close}>
      <FormShell
        initialValues={draft}
        schema={schema}
        onSubmit={(values) => void send(values)}
        serverErrors={failure?.refused}
        submitting={sending}
        onValuesChange={keep}
      >
        {children}
        <FormActions submit={submit}>
          <Button variant="outlined" onClick={() => end(draft)} disabled={sending}>
            {kit.cancel}
          </Button>
        </FormActions>
        {failure && <Notice title={failed}>{messageFor(failure.error)}</Notice>}
      </FormShell>
    </ModalDialog>
  );
}
