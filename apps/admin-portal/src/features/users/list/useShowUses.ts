import type { BuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { daysOfMonth, montevideoDay } from '@laundry/strings/format';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { refusalNotified } from '../../../api/notify.ts';
import { useLazyBuildingDetailsQuery } from '../../../reports/buildings.api.ts';
import { failureText } from '../../../reports/failureText.ts';
import { toPlainError } from '../../../api/result.ts';
import { paths } from '../../../shared/paths.ts';

const wordsOf = (text: string) => text.toUpperCase().match(/[^\s,.;:#°º-]+/g) ?? [];

/** The unit whose number comes last in a reference such as 'Apto 101'; '2-101' before a '101' at its end. */
export const findUnit = <Unit extends { number: string }>(units: readonly Unit[], reference: string) => {
  const words = wordsOf(reference);
  return words
    .flatMap((_, left) => words.map((__, start) => words.slice(start, words.length - left).join(' ')))
    .map((text) => units.find(({ number }) => wordsOf(number).join(' ') === text))
    .find((unit) => unit !== undefined);
};

/** Opens the report of this month's uses of a resident's unit, which the reference names by its number. */
export function useShowUses(building: string) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [ask] = useLazyBuildingDetailsQuery();
  return useCallback(
    async ({ reference }: BuildingUser) => {
      const { data, error } = await ask(building);
      const unit = findUnit(data?.units ?? [], reference);
      if (error) dispatch(refusalNotified(failureText(toPlainError(error).kind)));
      else if (unit) {
        const to = montevideoDay(new Date());
        const search = { from: daysOfMonth(to).from, to, building, unit: unit.id };
        void navigate({ pathname: paths.uses, search: new URLSearchParams(search).toString() });
        // Without data the page was left, or the session ended.
      } else if (data) dispatch(refusalNotified(users.noUnit(reference)));
    },
    [ask, building, dispatch, navigate],
  );
}
