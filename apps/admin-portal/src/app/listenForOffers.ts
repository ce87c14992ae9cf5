import { ALL_BUILDINGS } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/ui-kit/format';
import { callMissing } from '../session/offers.slice.ts';
import { selectStored } from '../session/session.slice.ts';
import type { Listen } from '../session/sessionListeners.ts';

/**
 * Once a server turned out not to have an optional call, asks it for those that links lead to: what it does
 * not have is then known before anybody follows them (D69). A server that has all of them is never asked.
 */
export const listenForOffers = (listen: Listen) =>
  listen({
    actionCreator: callMissing,
    effect: async (_, listener) => {
      const administration = selectStored(listener.getState())?.account.user.administration_id;
      if (typeof administration !== 'string') return;
      listener.unsubscribe();
      const { extra, signal } = listener;
      const month = montevideoDay(new Date()).slice(0, 'YYYY-MM'.length);
      // The client tells what is missing; what else fails is told by the pages.
      await Promise.allSettled([
        extra.api.administrators(administration, { signal }),
        extra.api.activity(administration, { perPage: 1 }, { signal }),
        extra.api.settlement({ month, building: ALL_BUILDINGS }, { signal }),
      ]);
    },
  });
