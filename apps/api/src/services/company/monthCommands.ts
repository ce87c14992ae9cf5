import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { Failure } from '../../shared/failure.ts';
import { administrationsToClose } from '../../queries/reports/closedMonths.ts';
import { closeMonth } from '../months/closeMonths.ts';
import { requireOver } from '../reports/days.ts';
import { command, shortText } from './command.ts';

const MONTH = v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month as 2026-10'));

/** Commands that close months (D80). */
export const MONTH_COMMANDS = {
  closeMonth: command(
    v.object({ month: MONTH, administration: v.optional(shortText), by: shortText, reason: shortText }),
    async (deps, { month, administration, by, reason }) => {
      requireOver(month, deps.clock());
      const all = await administrationsToClose(deps.db);
      const wanted = all.filter(
        ({ id, reference }) =>
          administration === undefined || administration === reference || administration === id,
      );
      if (wanted.length === 0 && administration !== undefined)
        throw new Failure('ex_invalid_field', { message: `there is no administration ${administration}` });
      const months = [];
      for (const { id, name, reference } of wanted) {
        const subject = reference ?? id;
        const { at, ...closed } = await closeMonth(deps, id, month, by, {
          id: randomUUID(),
          reason,
          subject,
        });
        months.push({ ...closed, administration: subject, name, at: at.toISOString() });
      }
      return months;
    },
  ),
} as const;
