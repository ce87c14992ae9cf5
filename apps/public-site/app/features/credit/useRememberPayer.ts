import type { ChannelName, PayerValues } from '@laundry/payment-channels/client';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { payerForgotten, payerRemembered, selectCards } from './cards.flow.ts';
import { usesIn } from './uses.ts';

/** Whether this device remembers a card's payer: never unasked, and forgotten when switched off. */
export function useRememberPayer(card: string) {
  const dispatch = useDispatch();
  const known = useSelector(selectCards).find((remembered) => remembered.card === card)?.last !== undefined;
  const [remembers, setRemembers] = useState(known);
  return {
    remembers,
    setRemembers: (wants: boolean) => {
      setRemembers(wants);
      if (!wants) dispatch(payerForgotten(card));
    },
    /** Stores the top-up, if the user wants it. @param price of one use, in pesos */
    keep: (channel: ChannelName, values: PayerValues, price: number) => {
      if (!remembers) return;
      const { uses, rest } = usesIn(price, Number(values.amount));
      dispatch(payerRemembered({ card, last: { channel, values, ...(uses > 0 && rest === 0 && { uses }) } }));
    },
  };
}
