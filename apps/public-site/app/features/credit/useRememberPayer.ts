import type { ChannelName, PayerValues } from '@laundry/payment-channels';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { payerForgotten, payerRemembered, selectCards } from './cards.slice.ts';
import { usesIn } from './uses.ts';

/**
 * Whether this device remembers who pays for a card. Never without being asked; forgotten at once when no
 * longer asked for.
 */
export function useRememberPayer(card: string) {
  const dispatch = useDispatch();
  const known = useSelector(selectCards).find((remembered) => remembered.card === card)?.last !== undefined;
  const [wanted, setWanted] = useState(known);
  return {
    wanted,
    setWanted: (wants: boolean) => {
      setWanted(wants);
      if (!wants) dispatch(payerForgotten(card));
    },
    /** Keeps what is being bought, where that is wanted. @param price of one use, in pesos */
    keep: (channel: ChannelName, values: PayerValues, price: number) => {
      if (!wanted) return;
      const { uses, rest } = usesIn(price, Number(values.amount));
      dispatch(payerRemembered({ card, last: { channel, values, ...(uses > 0 && rest === 0 && { uses }) } }));
    },
  };
}
