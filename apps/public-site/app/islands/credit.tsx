import { useCallback, useState } from 'react';
import { webNfc } from '../card-reader/webNfc.ts';
import { config } from '../config.ts';
import { initialCreditState } from '../features/credit/acceptedCard.ts';
import { rememberedCardsSaga } from '../features/credit/cards.saga.ts';
import { rememberedCardsReducer } from '../features/credit/cards.slice.ts';
import { creditSaga } from '../features/credit/credit.saga.ts';
import { creditReducerFrom } from '../features/credit/credit.slice.ts';
import { CreditPage } from '../features/credit/CreditPage.tsx';
import { cardInAddress } from '../paths.ts';
import { Island } from './Island.tsx';
import type { InitialData } from './island.ts';
import { useEnvironment } from './environment.ts';
import { useAddress } from './useAddress.ts';

/** The flow of a top-up, starting at the step that its page shows. */
const flowFrom = (shown: unknown) => ({
  reducers: {
    credit: creditReducerFrom(initialCreditState(shown, config.flags)),
    rememberedCards: rememberedCardsReducer,
  },
  sagas: [rememberedCardsSaga, creditSaga],
});

function Credit() {
  const { address } = useEnvironment();
  const url = useAddress();
  const nameCard = useCallback((card: string) => address.replaceQuery({ card }), [address]);
  return (
    <CreditPage
      card={url && cardInAddress(url)}
      onOtherCard={nameCard}
      chatbotUrl={config.brand.chatbotUrl}
      canRead={url !== undefined && webNfc().available()}
      paymentMethod3={config.paymentMethod3}
      rules={config.topUp}
    />
  );
}

export default function CreditIsland({ initialData }: InitialData) {
  const [flow] = useState(() => flowFrom(initialData));
  return (
    <Island flow={flow}>
      <Credit />
    </Island>
  );
}
