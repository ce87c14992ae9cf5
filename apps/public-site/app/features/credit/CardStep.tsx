import { credit } from '@laundry/strings';
import { Button, Loading } from '@laundry/ui-kit/controls';
import { useDispatch } from 'react-redux';
import { CardForm } from '../../layout/CardForm.tsx';
import { paths } from '../../paths.ts';
import { RememberedCards } from './RememberedCards.tsx';
import { cardSubmitted, readRequested } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

const { card: texts } = credit;

interface CardStepProps {
  state: Extract<CreditState, { step: 'card' | 'lookingUp' }>;
  /** Whether the device can read cards (D15). */
  canRead: boolean;
}

/** Step 1: the card's code. */
export function CardStep({ state, canRead }: CardStepProps) {
  const dispatch = useDispatch();
  const lookingUp = state.step === 'lookingUp';
  const { error = null, reading = false, missed = false } = lookingUp ? {} : state;
  return (
    <>
      <CardForm
        id="credit-card"
        texts={{ ...texts, ...(missed && { hint: texts.notRead }), submit: credit.continue }}
        action={paths.credit}
        card={state.card}
        error={error}
        asking={lookingUp}
        onSubmit={(card) => dispatch(cardSubmitted(card))}
        other={
          canRead && (
            <Button variant="outlined" disabled={reading} onClick={() => dispatch(readRequested())}>
              {texts.read}
            </Button>
          )
        }
      >
        <RememberedCards />
      </CardForm>
      {reading && <Loading label={texts.reading} />}
      {lookingUp && <Loading label={texts.lookingUp} />}
    </>
  );
}
