import type { Settlement } from '@laundry/api-contract';
import { loadErrorText } from '@laundry/error-catalogue';
import { settlement as texts } from '@laundry/strings';
import { AGAIN, calling, portalApi } from '../../api/portalApi.ts';
import { refusalIn, successNotified, refusalNotified } from '../../api/notify.ts';

/** The parameters of a settlement: a month `YYYY-MM`, and a building's id or ALL_BUILDINGS. */
export interface SettlementQuery {
  month: string;
  building: string;
}

const settlementApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    settlement: build.query<Settlement, SettlementQuery>({
      queryFn: calling(({ api, signal }, query: SettlementQuery) => api.settlement(query, { signal })),
    }),
    /** Whether the signed-in user gets the settlement of each month by mail when the month closes. */
    monthlyMail: build.query<boolean, undefined>({
      queryFn: calling(
        async ({ api, signal }) => (await api.notificationPreferences({ signal })).monthly_settlement,
      ),
    }),
    setMonthlyMail: build.mutation<boolean, boolean>({
      queryFn: calling(
        async ({ api, signal }, monthly_settlement: boolean) =>
          (await api.setNotificationPreferences({ monthly_settlement }, { signal })).monthly_settlement,
      ),
      // Optimistic: the choice shows at once. After a failure it is read again, as the answer may be lost.
      onQueryStarted: async (chosen, { dispatch, queryFulfilled }) => {
        const show = (monthly: boolean) =>
          dispatch(settlementApi.util.updateQueryData('monthlyMail', undefined, () => monthly));
        show(chosen);
        try {
          const { data } = await queryFulfilled;
          show(data);
          dispatch(successNotified(data ? texts.mailOn : texts.mailOff));
        } catch (thrown) {
          void dispatch(settlementApi.endpoints.monthlyMail.initiate(undefined, AGAIN));
          const refusal = refusalIn(thrown);
          if (refusal) dispatch(refusalNotified(loadErrorText(refusal.kind)));
        }
      },
    }),
  }),
});

export const { useSettlementQuery, useMonthlyMailQuery, useSetMonthlyMailMutation } = settlementApi;
