import { CARD_CODE } from '@laundry/ui-kit/format';
import { channels, errors } from '@laundry/strings';
import { object, string } from 'yup';

/** The values of the report's form. */
export interface ReportRequest {
  readonly card: string;
  readonly email: string;
}

export const EMPTY_REQUEST: ReportRequest = { card: '', email: '' };

/** The requirements for filled-in values; the button checks that both are there (spec §5). */
export const requestSchema = object({
  card: string().matches(CARD_CODE, { message: errors.texts.wrongCard, excludeEmptyString: true }),
  email: string().trim().email(channels.validEmail),
});

/** Whether ENVIAR is enabled (spec §5). */
export const isComplete = ({ card, email }: ReportRequest): boolean =>
  card.trim() !== '' && email.trim() !== '';

export const isSameRequest = (one: ReportRequest, other: ReportRequest): boolean =>
  one.card === other.card && one.email === other.email;
