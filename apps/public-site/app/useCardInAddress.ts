import type { Action } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/**
 * Tells a flow the card in the page's address, and that the page was left.
 *
 * @param card digits only, empty without one, undefined while the address is unknown
 */
export function useCardInAddress(
  card: string | undefined,
  opened: (card: string) => Action,
  closed: () => Action,
): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (card !== undefined) dispatch(opened(card));
  }, [dispatch, card, opened]);
  useEffect(
    () => () => {
      dispatch(closed());
    },
    [dispatch, closed],
  );
}
