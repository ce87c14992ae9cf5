import { errors, myLaundry as texts } from '@laundry/strings';
import { isCardCode } from '@laundry/ui-kit/format';
import { Actions, Button, CardCodeInput, Notice } from '@laundry/ui-kit/controls';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { LostCardNotice } from '../../layout/LostCardNotice.tsx';
import { paths } from '../../paths.ts';
import { asked } from './myLaundry.flow.ts';
import type { MyLaundryState } from './myLaundry.flow.ts';

export interface CardFormProps {
  state: MyLaundryState;
  chatbotUrl: string;
}

/** The field for a card of the building. Without scripts, the form loads the page of that card. */
export function CardForm({ state: { card, asking, error }, chatbotUrl }: CardFormProps) {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(card);
  const [refused, setRefused] = useState('');
  const isWrong = error?.kind === 'wrongCard';
  const atField = refused || (isWrong && typed === card ? error.text : '');

  // Until React runs, the browser validates the form.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (atField !== '') form.current?.querySelector('input')?.focus();
  }, [atField]);

  return (
    <>
      <form
        ref={form}
        className="kit-stack"
        method="get"
        action={paths.myLaundry}
        onSubmit={(event) => {
          event.preventDefault();
          if (isCardCode(typed)) dispatch(asked(typed));
          else setRefused(typed === '' ? texts.empty : errors.texts.wrongCard);
        }}
      >
        <CardCodeInput
          id="my-laundry-card"
          name="card"
          label={texts.card}
          hint={texts.hint}
          value={typed}
          onChange={(digits) => {
            setTyped(digits);
            setRefused('');
          }}
          error={atField || undefined}
        />
        <Actions
          main={
            <Button type="submit" loading={asking}>
              {texts.submit}
            </Button>
          }
        />
      </form>
      {error?.kind === 'lostCard' && <LostCardNotice chatbotUrl={chatbotUrl} />}
      {error && error.kind !== 'lostCard' && !isWrong && <Notice>{error.text}</Notice>}
    </>
  );
}
