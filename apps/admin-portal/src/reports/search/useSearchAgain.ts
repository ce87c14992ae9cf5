import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Has the route's loader ask again for what the address says.
 *
 * @param forgotten what it found was forgotten, as another user signed in: it is asked for at once
 */
export function useSearchAgain(forgotten: boolean): () => void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (forgotten) void revalidate();
  }, [forgotten, revalidate]);
  return () => void revalidate();
}
