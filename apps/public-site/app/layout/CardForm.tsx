import { textOf } from '@laundry/error-catalogue';
import type { ErrorKind } from '@laundry/error-catalogue';
import { credit, errors } from '@laundry/strings';
import { isCardCode } from '@laundry/ui-kit/format';
import { Actions, Button, CardCodeInput, Notice } from '@laundry/ui-kit/controls';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';

/** The notice for a card that is blocked as lost, with a link to the chat-bot (spec §8, code 100). */
export const LostCardNotice = ({ chatbotUrl }: { chatbotUrl: string }) => (
  <Notice
    action={
      <a
        className="kit-button kit-button-outlined"
        href={chatbotUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {credit.chatbot}
      </a>
    }
  >
    {textOf('lostCard')}
  </Notice>
);

export interface CardFormProps {
  id: string;
  /** The page of a card, which the form loads where scripts do not run. */
  action: string;
  label: string;
  hint: string;
  /** What the drawing beside the field says. */
  place?: string;
  /** The message where it was left empty. */
  empty: string;
  submit: string;
  /** The card that was asked for last, from the field or from elsewhere; empty before. */
  card: string;
  /** Why it was refused. */
  error: { readonly kind: ErrorKind; readonly text: string } | null | undefined;
  /** Whether it is being asked for. */
  busy: boolean;
  /** The chat-bot's address, for cards that are blocked as lost. */
  chatbotUrl: string;
  onSubmit: (card: string) => void;
  /** Other buttons. */
  buttons?: ReactNode;
  /** What stands between the form and what is said of the card. */
  children?: ReactNode;
}

/** The field for a card's code, and why a card was refused: a wrong one at the field, others below. */
export function CardForm({ id, action, submit, empty, busy, chatbotUrl, ...props }: CardFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusField = () => form.current?.querySelector('input')?.focus();
  const [entered, setEntered] = useState({ from: props.card, card: props.card, refused: false });
  // A card from elsewhere (the address, a reader) appears in the field.
  const { card, refused } = entered.from === props.card ? entered : { card: props.card, refused: false };
  // The error of one card disappears when another is typed.
  const error = card === props.card ? props.error : undefined;
  const isWrong = error?.kind === 'wrongCard';
  const invalid = card === '' ? empty : errors.texts.wrongCard;

  // Until React runs, the browser validates the form.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (isWrong) focusField();
  }, [isWrong]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isCardCode(card)) {
      props.onSubmit(card);
      return;
    }
    setEntered({ from: props.card, card, refused: true });
    focusField();
  };

  return (
    <>
      <form ref={form} className="kit-stack" method="get" action={action} onSubmit={onSubmit}>
        <CardCodeInput
          id={id}
          name="card"
          label={props.label}
          hint={props.hint}
          {...(props.place !== undefined && { place: props.place })}
          value={card}
          onChange={(digits) => setEntered({ from: props.card, card: digits, refused: false })}
          error={refused ? invalid : isWrong ? error.text : undefined}
        />
        <Actions
          main={
            <Button type="submit" loading={busy}>
              {submit}
            </Button>
          }
        >
          {props.buttons}
        </Actions>
      </form>
      {props.children}
      {error?.kind === 'lostCard' && <LostCardNotice chatbotUrl={chatbotUrl} />}
      {error && error.kind !== 'lostCard' && !isWrong && <Notice>{error.text}</Notice>}
    </>
  );
}
