import { cardField, errors } from '@laundry/strings';
import { Actions, Button, CardCodeInput, FailureNotice, useWindowEvent } from '@laundry/ui-kit/controls';
import { isCardCode } from '@laundry/ui-kit/format';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import type { ShownError } from '../shownError.ts';
import { LostCardNotice } from './LostCardNotice.tsx';

interface CardFormProps {
  /** The field's id. */
  id: string;
  texts: { submit: string; hint?: string; place?: string };
  /** The page that the form loads without scripts, with the card in its address. */
  action: string;
  /** The submitted card, or one from elsewhere: the address or a reader. */
  card: string;
  /** Why that card was refused. */
  error: ShownError | null | undefined;
  asking: boolean;
  onSubmit: (card: string) => void;
  /** A further button. */
  other?: ReactNode;
  /** Other ways to choose a card. */
  children?: ReactNode;
}

/** The form for a card's code. */
export function CardForm({ id, texts, action, card: given, asking, onSubmit, ...props }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = () => form.current?.querySelector('input');
  const [entered, setEntered] = useState({ from: given, card: given, refused: false });
  // A new card from elsewhere replaces the typed one.
  const { card, refused } = entered.from === given ? entered : { card: given, refused: false };
  // The error of one card disappears when another is typed.
  const error = card === given ? props.error : null;
  const wrongCard = error?.kind === 'wrongCard';
  const refusal = card === '' ? cardField.empty : errors.texts.wrongCard;

  // Until React runs, the browser validates the form.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    if (wrongCard) field()?.focus();
  }, [wrongCard]);

  // A keyboard reader types wherever the focus is (D15): outside of any field, its digits are a new card.
  useWindowEvent('keydown', ({ key, target }) => {
    if (!/^\d$/.test(key) || target instanceof HTMLInputElement) return;
    field()?.focus();
    field()?.select();
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (asking) return;
    if (isCardCode(card)) {
      onSubmit(card);
      return;
    }
    setEntered({ from: given, card, refused: true });
    field()?.focus();
  };

  return (
    <>
      <form ref={form} className="kit-stack" method="get" action={action} onSubmit={submit}>
        <CardCodeInput
          id={id}
          name="card"
          label={cardField.label}
          hint={texts.hint ?? cardField.hint}
          {...(texts.place !== undefined && { place: texts.place })}
          value={card}
          onChange={(digits) => setEntered({ from: given, card: digits, refused: false })}
          error={refused ? refusal : wrongCard ? error.text : undefined}
        />
        <Actions
          main={
            <Button type="submit" loading={asking}>
              {texts.submit}
            </Button>
          }
        >
          {props.other}
        </Actions>
      </form>
      {props.children}
      {error?.kind === 'lostCard' && <LostCardNotice />}
      {error && error.kind !== 'lostCard' && !wrongCard && <FailureNotice text={error.text} />}
    </>
  );
}
