import { credit, errors } from '@laundry/strings';
import { Actions, Button, CardCodeInput, Loading, Notice } from '@laundry/ui-kit/controls';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { isCardCode } from '@laundry/ui-kit/format';
import { LostCardNotice } from '../../layout/LostCardNotice.tsx';
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

/** Step 1: the card's code. Without scripts, the form loads the page of that card. */
export function CardStep({ state, chatbotUrl, canRead, children }: CardStepProps) {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('input');
  const [entered, setEntered] = useState({ from: state.card, card: state.card, refused: false });
  // A card from elsewhere (the address, a reader) appears in the field.
  const { card, refused } = entered.from === state.card ? entered : { card: state.card, refused: false };
  const lookingUp = state.step === 'lookingUp';
  // The error of one card disappears when another is typed.
  const error = state.step === 'card' && card === state.card ? state.error : null;
  const wrongCard = error?.kind === 'wrongCard';
  const reading = state.step === 'card' && state.reading === true;
  const hint = state.step === 'card' && state.missed ? texts.notRead : texts.hint;
  const atField = refused
    ? card === ''
      ? texts.empty
      : errors.texts.wrongCard
    : wrongCard
      ? error.text
      : undefined;

  // Until React runs, the browser validates the form.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (wrongCard) field()?.focus();
  }, [wrongCard]);

  // A keyboard reader types wherever the focus is (D15): outside of any field, its digits are a new card.
  useEffect(() => {
    const toField = ({ key, target }: KeyboardEvent) => {
      if (!/^\d$/.test(key) || target instanceof HTMLInputElement) return;
      field()?.focus();
      field()?.select();
    };
    addEventListener('keydown', toField);
    return () => removeEventListener('keydown', toField);
  }, []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (lookingUp) return;
    if (isCardCode(card)) {
      dispatch(cardSubmitted(card));
      return;
    }
    setEntered({ from: state.card, card, refused: true });
    field()?.focus();
  };

  return (
    <>
      <form ref={form} className="kit-stack" method="get" action={paths.credit} onSubmit={submit}>
        <CardCodeInput
          id="credit-card"
          name="card"
          label={texts.label}
          hint={hint}
          place={texts.place}
          value={card}
          onChange={(digits) => setEntered({ from: state.card, card: digits, refused: false })}
          error={atField}
        />
        <Actions
          main={
            <Button type="submit" loading={lookingUp}>
              {credit.continue}
            </Button>
          }
        >
          {canRead && (
            <Button variant="outlined" disabled={reading} onClick={() => dispatch(readRequested())}>
              {texts.read}
            </Button>
          )}
        </Actions>
      </form>
      {children}
      {error?.kind === 'lostCard' && <LostCardNotice chatbotUrl={chatbotUrl} />}
      {error && error.kind !== 'lostCard' && !wrongCard && <Notice>{error.text}</Notice>}
      {reading && <Loading label={texts.reading} />}
      {lookingUp && <Loading label={texts.lookingUp} />}
    </>
  );
}
