import { myLaundry as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';
import { useSelector } from 'react-redux';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { CardForm } from './CardForm.tsx';
import { Machines } from './Machines.tsx';
import { closed, opened, selectMyLaundry } from './myLaundry.flow.ts';

export interface MyLaundryProps {
  /** `?card=` of the address: its digits, empty without one, undefined while the address is unknown. */
  card: string | undefined;
  /** The chat-bot's address, for cards that are blocked as lost. */
  chatbotUrl: string;
}

/** The card's field, then the machines of its building. */
export function MyLaundry({ card, chatbotUrl }: MyLaundryProps) {
  const state = useSelector(selectMyLaundry);

  useCardInAddress(card, opened, closed);

  if (state.shown) return <Machines key={state.card} state={state} shown={state.shown} />;
  return (
    <>
      <CardForm key={state.card} state={state} chatbotUrl={chatbotUrl} />
      {state.asking && <Loading label={texts.loading} />}
    </>
  );
}
