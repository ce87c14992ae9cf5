import { ALL_BUILDINGS } from '@laundry/api-contract';
import { monthOfDay, montevideoDay } from '@laundry/strings/format';
import { callMissing } from '../session/offers.slice.ts';
import { selectStored } from '../session/session.slice.ts';
import type { Listen } from '../session/sessionListeners.ts';

/**
 * Once the server turns out to lack an optional call, tries those of linked pages, so that links to missing
 * pages are hidden before anybody follows them (D69). A server that has all calls gets no extra ones.
 */
export const listenForOffers = (listen: Listen) =>
  listen({
    actionCreator: callMissing,
    effect: async (_, listener) => {
      const administration = selectStored(listener.getState())?.account.user.administration_id;
      if (typeof administration !== 'string') return;
      listener.unsubscribe();
      const { extra, signal } = listener;
      const month = monthOfDay(montevideoDay(new Date()));
      // The client reports missing calls; the pages report any other failure.
      await Promise.allSettled([
        extra.api.administrators(administration, { signal }),
        extra.api.activity(administration, { perPage: 1 }, { signal }),
        extra.api.settlement({ month, building: ALL_BUILDINGS }, { signal }),
      ]);
    },
  });
