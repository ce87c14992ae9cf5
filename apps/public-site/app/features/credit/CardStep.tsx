import Button from '@mui/material/Button';
import { CardCodeField, FormActions, FormShell, LoadingState, SubmitButton } from '@laundry/ui-kit';
import { credit, errors } from '@laundry/strings';
import { useDispatch } from 'react-redux';
import { object, string } from 'yup';
import { LostCardNotice } from '../../layout/LostCardNotice.tsx';
import { cardSubmitted, readAsked } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

const { card: texts } = credit;

const schema = object({ uid: string().matches(/^\d{8}$/, errors.texts.wrongCard) });

interface CardStepProps {
  state: Extract<CreditState, { step: 'card' | 'lookingUp' }>;
  chatbotUrl: string;
  /** The device can read cards (decision 15). */
  canRead: boolean;
}

/** Step 1: the card's code. */
export function CardStep({ state, chatbotUrl, canRead }: CardStepProps) {
  const dispatch = useDispatch();
  const error = state.step === 'card' ? state.error : null;
  const reading = state.step === 'card' && state.reading === true;
  const hint = state.step === 'card' && state.missed ? texts.notRead : texts.hint;
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
        <CardCodeField name="uid" label={texts.label} hint={hint} />
        {isLost && <LostCardNotice chatbotUrl={chatbotUrl} />}
        <FormActions>
          <SubmitButton>{credit.continue}</SubmitButton>
          {canRead && (
            <Button variant="outlined" disabled={reading} onClick={() => dispatch(readAsked())}>
              {texts.read}
            </Button>
          )}
        </FormActions>
      </FormShell>
      {reading && <LoadingState label={texts.reading} />}
      {state.step === 'lookingUp' && <LoadingState label={texts.lookingUp} />}
    </>
  );
}
