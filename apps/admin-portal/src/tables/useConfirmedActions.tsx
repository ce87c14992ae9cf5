import { ConfirmDialog } from '@laundry/ui-kit';
import { useCallback, useState } from 'react';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** Actions on people in a list that ask for confirmation first. */
export type ConfirmedAction = 'resend' | 'remove';

export interface ConfirmedActionOptions<Row> {
  readonly act: (row: Row) => PromiseLike<unknown>;
  /** The question, and the consequences of a yes. */
  readonly ask: (row: Row) => readonly [title: string, follows: string];
  /** Whether it removes the row at once, and changes no other row. */
  readonly hidesRow?: boolean;
}

interface Question<Row> {
  open: boolean;
  action: ConfirmedAction;
  row: Row;
}

/**
 * Asks for SÍ or NO before an action on a row, and tracks which rows have a request in progress. The dialog
 * keeps its text while it fades out.
 */
export function useConfirmedActions<Row extends { id: string }>(
  actions: Readonly<Record<ConfirmedAction, ConfirmedActionOptions<Row>>>,
) {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<Question<Row>>();
  const { region, removing } = useFocusAfterRemoval(question?.open === true, busy);
  const ask = useCallback(
    (action: ConfirmedAction, row: Row) => setQuestion({ open: true, action, row }),
    [],
  );

  const answer = async ({ action, row }: Question<Row>, yes: boolean) => {
    setQuestion({ open: false, action, row });
    if (!yes) return;
    if (action === 'remove') removing(actions.remove.hidesRow ? row.id : undefined);
    setBusy((ids) => [...ids, row.id]);
    await actions[action].act(row);
    setBusy((ids) => ids.filter((id) => id !== row.id));
  };
  const dialog = (asked: Question<Row>) => {
    const [title, follows] = actions[asked.action].ask(asked.row);
    return (
      <ConfirmDialog
        open={asked.open}
        title={title}
        destructive={asked.action === 'remove'}
        onYes={() => void answer(asked, true)}
        onNo={() => void answer(asked, false)}
      >
        {follows}
      </ConfirmDialog>
    );
  };
  return {
    /** Opens the question. */
    ask,
    /** For the element around the rows, which may get the focus after a removal. */
    region,
    /** Ids of rows with a request in progress. */
    busy,
    dialog: question && dialog(question),
  };
}
