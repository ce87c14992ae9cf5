import { credit } from '@laundry/strings';
import { Button, Loading } from '@laundry/ui-kit/controls';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { CardForm } from '../../layout/CardForm.tsx';
import { paths } from '../../paths.ts';
import { cardSubmitted, readRequested } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

const { card: texts } = credit;

interface CardStepProps {
  state: Extract<CreditState, { step: 'card' | 'lookingUp' }>;
  chatbotUrl: string;
  /** Whether the device can read cards (D15). */
  canRead: boolean;
  /** Other ways to choose a card. */
  children: ReactNode;
}

/** Step 1: the card's code. */
export function CardStep({ state, chatbotUrl, canRead, children }: CardStepProps) {
  const dispatch = useDispatch();
  const lookingUp = state.step === 'lookingUp';
  const typing = lookingUp ? undefined : state;
  const reading = typing?.reading === true;
  return (
    <>
      <CardForm
        id="credit-card"
        action={paths.credit}
        label={texts.label}
        hint={typing?.missed ? texts.notRead : texts.hint}
        place={texts.place}
        empty={texts.empty}
        submit={credit.continue}
        card={state.card}
        error={typing?.error}
        busy={lookingUp}
        chatbotUrl={chatbotUrl}
        onSubmit={(card) => dispatch(cardSubmitted(card))}
        buttons={
          canRead && (
            <Button variant="outlined" disabled={reading} onClick={() => dispatch(readRequested())}>
              {texts.read}
            </Button>
          )
        }
      >
        {children}
      </CardForm>
      {reading && <Loading label={texts.reading} />}
      {lookingUp && <Loading label={texts.lookingUp} />}
    </>
  );
}
