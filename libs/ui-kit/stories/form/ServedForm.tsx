import Alert from '@mui/material/Alert';
import { FormShell, PageHeading } from '@laundry/ui-kit';
import type { FormShellProps } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Send } from './served.ts';

type FieldValue = string | number | boolean;

interface ServedFormProps<Values extends Record<string, FieldValue>> extends Pick<
  FormShellProps<Values>,
  'initialValues' | 'schema' | 'children'
> {
  heading: string;
  lead: string;
  /** Shown after the values were accepted. */
  done: ReactNode;
  /** Whether the form is then reset; by default it is removed. */
  resets?: boolean;
  send: Send;
}

type State = { status: 'filling' | 'sending' | 'sent' } | { status: 'failed'; mistake: string };

/** A complete form with a simulated server. */
export function ServedForm<Values extends Record<string, FieldValue>>({
  heading,
  lead,
  done,
  resets = false,
  send,
  ...form
}: ServedFormProps<Values>) {
  const [state, setState] = useState<State>({ status: 'filling' });
  const [round, setRound] = useState(0);
  const submit = async () => {
    setState({ status: 'sending' });
    const mistake = await send();
    if (mistake === undefined) setRound(round + 1);
    setState(mistake === undefined ? { status: 'sent' } : { status: 'failed', mistake });
  };
  return (
    <div style={{ maxWidth: 520 }}>
      <PageHeading lead={lead}>{heading}</PageHeading>
      {(resets || state.status !== 'sent') && (
        <FormShell
          {...form}
          key={round}
          onSubmit={() => void submit()}
          submitError={state.status === 'failed' ? state.mistake : undefined}
          submitting={state.status === 'sending'}
        />
      )}
      <div role="status">
        {state.status === 'sent' && (
          <Alert severity="success" role="none" {...(resets && { sx: { mt: 3 } })}>
            {done}
          </Alert>
        )}
      </div>
    </div>
  );
}
