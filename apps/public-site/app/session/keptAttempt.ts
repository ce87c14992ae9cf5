import * as v from 'valibot';
import type { SessionStorage } from '../context.ts';

/**
 * What is chosen for a payment, as the browser session keeps it: it survives reloads and the way to a provider.
 *
 * @param storedUnder where it stands in session storage
 * @param schema what it may be; whatever else stands there is none
 */
export function keptAttempt<Attempt extends { readonly press?: unknown }>(
  storedUnder: string,
  schema: v.GenericSchema<unknown, Attempt>,
) {
  const recall = (session: SessionStorage): Attempt | undefined => {
    try {
      return v.parse(schema, JSON.parse(session.getItem(storedUnder) ?? 'null'));
    } catch {
      return undefined;
    }
  };
  /** A browser that refuses storage loses the convenience, never the payment. */
  const keep = (session: SessionStorage, attempt: Attempt): void => {
    try {
      session.setItem(storedUnder, JSON.stringify(attempt));
    } catch {
      return;
    }
  };
  return {
    /** The kept attempt; undefined when there is none or it is not one. */
    recall,
    keep,
    /** Forgets it: the payment succeeded. */
    forget: (session: SessionStorage): void => session.removeItem(storedUnder),
    /** Keeps the choices of a payment that was denied; pressing again is then a new payment. */
    forgetPress: (session: SessionStorage): void => {
      const attempt = recall(session);
      if (attempt) keep(session, { ...attempt, press: undefined });
    },
  };
}
