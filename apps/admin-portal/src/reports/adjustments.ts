import type { Adjustment } from '@laundry/api-contract';
import { adjustments as texts } from '@laundry/strings';
import { formatMonth } from '@laundry/strings/format';

type Figures = Pick<Adjustment, 'total' | 'prepaid' | 'adm_income'>;

/** 'Precio corregido (Eva Paz)': the cause, and the person or thing behind it. */
export const causeText = ({ cause, by }: Pick<Adjustment, 'cause' | 'by'>): string =>
  cause === 'comparison' ? texts.causes[cause] : texts.cause(texts.causes[cause], by);

/** 'Ajuste de octubre de 2026'. */
export const adjustmentName = ({ month }: Pick<Adjustment, 'month'>): string =>
  texts.name(formatMonth(month));

/** Adds up adjustments, to the cent. */
export function sumOfAdjustments(adjustments: readonly Adjustment[]): Figures {
  const sum = (key: keyof Figures) =>
    adjustments.reduce((total, adjustment) => total + Math.round(adjustment[key] * 100), 0) / 100;
  return { total: sum('total'), prepaid: sum('prepaid'), adm_income: sum('adm_income') };
}

/** 'Ajuste de octubre de 2026, Mirador: Precio corregido (Eva Paz)'. */
export const adjustmentText = (adjustment: Adjustment): string =>
  texts.line(adjustmentName(adjustment), adjustment.building_name, causeText(adjustment));
