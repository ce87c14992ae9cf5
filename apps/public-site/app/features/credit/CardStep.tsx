import Button from '@mui/material/Button';
import { CardCodeField, ErrorNotice, FormShell, LoadingState, SubmitButton } from '@laundry/ui-kit';
import { credit, errors } from '@laundry/strings';
import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import { cardSubmitted } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

const { card: texts } = credit;

const schema = object({ uid: string().matches(/^\d{8}$/, errors.texts.wrongCard) });

interface CardStepProps {
  state: Extract<CreditState, { step: 'card' | 'lookingUp' }>;
  chatbotUrl: string;
}

/** Step 1: the card's code. */
export function CardStep({ state, chatbotUrl }: CardStepProps) {
  const dispatch = useDispatch();
  const error = state.step === 'card' ? state.error : null;
  const isLost = error?.kind === 'lostCard';
  return (
    <>
      <FormShell
        initialValues={{ uid: state.uid }}
        reinitialize
        schema={schema}
        onSubmit={({ uid }) => dispatch(cardSubmitted(uid))}
        submitError={isLost ? null : error?.text}
        submitting={state.step === 'lookingUp'}
      >
        <CardCodeField name="uid" label={texts.label} hint={texts.hint} />
        {isLost && (
          <ErrorNotice
            action={
              <Button href={chatbotUrl} target="_blank" rel="noopener noreferrer" variant="outlined">
                {credit.chatbot}
              </Button>
            }
          >
            {error.text}
          </ErrorNotice>
        )}
        <SubmitButton>{credit.continue}</SubmitButton>
      </FormShell>
      {state.step === 'lookingUp' && <LoadingState label={texts.lookingUp} />}
    </>
  );
}
