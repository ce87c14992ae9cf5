import { useCallback } from 'react';
import { webNfc } from '../card-reader/webNfc.ts';
import { config } from '../config.ts';
import { rememberedCardsSaga } from '../features/credit/cards.saga.ts';
import { rememberedCardsReducer } from '../features/credit/cards.slice.ts';
import { creditSaga } from '../features/credit/credit.saga.ts';
import { creditReducer } from '../features/credit/credit.slice.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { cardOf } from './cardOf.ts';
import { Island } from './Island.tsx';
import { useSurroundings } from './surroundings.ts';
import { useAddress } from './useAddress.ts';

const flow = {
  reducers: { credit: creditReducer, rememberedCards: rememberedCardsReducer },
  sagas: [rememberedCardsSaga, creditSaga],
};

function Credit() {
  const { address } = useSurroundings();
  const here = useAddress();
  const nameCard = useCallback((uid: string) => address.replaceQuery({ card: uid }), [address]);
  return (
    <CreditPage
      card={here && cardOf(here)}
      onOtherCard={nameCard}
      chatbotUrl={config.brand.chatbotUrl}
      canRead={here !== undefined && webNfc().available()}
      paymentMethod3={config.paymentMethod3}
      rules={config.topUp}
    />
  );
}

export default function CreditIsland() {
  return (
    <Island flow={flow}>
      <Credit />
    </Island>
  );
}
