import type { Action } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useAddress, useEnvironment } from './islands/environment.ts';
import { cardInAddress } from './paths.ts';

/** Tells a flow the card in the page's address, `?card=`, and that the page was left. */
export function useCardInAddress(opened: (card: string) => Action, closed: () => Action) {
  const dispatch = useDispatch();
  const { address } = useEnvironment();
  const url = useAddress();
  const card = url && cardInAddress(url);
  useEffect(() => {
    if (card !== undefined) dispatch(opened(card));
  }, [dispatch, card, opened]);
  useEffect(
    () => () => {
      dispatch(closed());
    },
    [dispatch, closed],
  );
  /** Names a card in the address, for a reload; empty for none. */
  const nameCard = useCallback(
    (named: string) => address.replaceQuery(named === '' ? {} : { card: named }),
    [address],
  );
  /** Its digits, empty without one, undefined while the address is unknown. */
  return { card, nameCard };
}
