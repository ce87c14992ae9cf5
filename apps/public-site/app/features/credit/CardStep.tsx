import { credit, errors } from '@laundry/strings';
import {
  NativeActions,
  NativeButton,
  NativeCodeField,
  NativeLoading,
  NativeNotice,
} from '@laundry/ui-kit/native';
import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch } from 'react-redux';
import { isCardCode } from '../../cardCode.ts';
import { LostCardNotice } from '../../layout/LostCardNotice.tsx';
import { paths } from '../../paths.ts';
import { cardSubmitted, readAsked } from './credit.slice.ts';
import type { CreditState } from './credit.slice.ts';

const { card: texts } = credit;

interface CardStepProps {
  state: Extract<CreditState, { step: 'card' | 'lookingUp' }>;
  chatbotUrl: string;
  /** The device can read cards (decision 15). */
  canRead: boolean;
}

/** Step 1: the card's code. Without script the form asks for the page of that card. */
export function CardStep({ state, chatbotUrl, canRead }: CardStepProps) {
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState({ from: state.uid, uid: state.uid, refused: false });
  // A card that comes from elsewhere (the address, a reader) stands in the field.
  const { uid, refused } = entered.from === state.uid ? entered : { uid: state.uid, refused: false };
  const lookingUp = state.step === 'lookingUp';
  const error = state.step === 'card' && uid === state.uid ? state.error : null;
  const reading = state.step === 'card' && state.reading === true;
  const hint = state.step === 'card' && state.missed ? texts.notRead : texts.hint;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (lookingUp) return;
    if (isCardCode(uid)) {
      dispatch(cardSubmitted(uid));
      return;
    }
    setEntered({ from: state.uid, uid, refused: true });
    form.current?.querySelector('input')?.focus();
  };

  return (
    <>
      <form ref={form} className="kit-stack" method="get" action={paths.credit} noValidate onSubmit={submit}>
        <NativeCodeField
          id="credit-card"
          name="card"
          label={texts.label}
          hint={hint}
          value={uid}
          onChange={(digits) => setEntered({ from: state.uid, uid: digits, refused: false })}
          error={refused ? errors.texts.wrongCard : undefined}
        />
        <NativeActions
          error={
            error &&
            (error.kind === 'lostCard' ? (
              <LostCardNotice chatbotUrl={chatbotUrl} />
            ) : (
              <NativeNotice>{error.text}</NativeNotice>
            ))
          }
        >
          <NativeButton type="submit" loading={lookingUp}>
            {credit.continue}
          </NativeButton>
          {canRead && (
            <NativeButton variant="outlined" disabled={reading} onClick={() => dispatch(readAsked())}>
              {texts.read}
            </NativeButton>
          )}
        </NativeActions>
      </form>
      {reading && <NativeLoading label={texts.reading} />}
      {lookingUp && <NativeLoading label={texts.lookingUp} />}
    </>
  );
}
