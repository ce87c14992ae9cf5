import { myLaundry as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';
import { useDispatch, useSelector } from 'react-redux';
import { CardForm } from '../../layout/CardForm.tsx';
import { paths } from '../../paths.ts';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { Machines } from './Machines.tsx';
import { asked, closed, opened, selectMyLaundry } from './myLaundry.flow.ts';

export interface MyLaundryProps {
  /** `?card=` of the address: its digits, empty without one, undefined while the address is unknown. */
  card: string | undefined;
  /** The chat-bot's address, for cards that are blocked as lost. */
  chatbotUrl: string;
}

/** The card's field, then the machines of its building. */
export function MyLaundry({ card, chatbotUrl }: MyLaundryProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectMyLaundry);

  useCardInAddress(card, opened, closed);

  if (state.shown) return <Machines key={state.card} state={state} shown={state.shown} />;
  return (
    <>
      <CardForm
        id="my-laundry-card"
        action={paths.myLaundry}
        label={texts.card}
        hint={texts.hint}
        empty={texts.empty}
        submit={texts.submit}
        card={state.card}
        error={state.error}
        busy={state.asking}
        chatbotUrl={chatbotUrl}
        onSubmit={(card) => dispatch(asked(card))}
      />
      {state.asking && <Loading label={texts.loading} />}
    </>
  );
}
