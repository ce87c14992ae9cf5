import { myLaundry as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useCardInAddress } from '../../useCardInAddress.ts';
import { CardForm } from './CardForm.tsx';
import { Machines } from './Machines.tsx';
import { closed, opened, selectMyLaundry } from './myLaundry.flow.ts';

export interface MyLaundryProps {
  /** `?card=` of the address: its digits, empty without one, undefined while the address is unknown. */
  card: string | undefined;
  /** Names the shown card in the address, for a reload; empty for none. */
  nameCard: (card: string) => void;
  /** The chat-bot's address, for cards that are blocked as lost. */
  chatbotUrl: string;
}

/** The card's field, then the machines of its building. */
export function MyLaundry({ card, nameCard, chatbotUrl }: MyLaundryProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectMyLaundry);

  useCardInAddress(card, opened, closed);

  const shownCard = state.shown && state.card;
  useEffect(() => {
    if (shownCard !== undefined) nameCard(shownCard);
  }, [shownCard, nameCard]);
  const onOtherCard = () => {
    dispatch(closed());
    nameCard('');
  };

  if (state.shown)
    return <Machines key={state.card} state={state} shown={state.shown} onOtherCard={onOtherCard} />;
  return (
    <>
      <CardForm key={state.card} state={state} chatbotUrl={chatbotUrl} />
      {state.asking && <Loading label={texts.loading} />}
    </>
  );
}
