import { CARD_CODE } from '@laundry/ui-kit/format';
import { channels, errors } from '@laundry/strings';
import { object, string } from 'yup';

/** What a person fills in to ask for a report. */
export interface ReportRequest {
  readonly card: string;
  readonly email: string;
}

export const EMPTY_REQUEST: ReportRequest = { card: '', email: '' };

/** What a filled-in request must satisfy; that both are there is the matter of the button (spec §5). */
export const requestSchema = object({
  card: string().matches(CARD_CODE, { message: errors.texts.wrongCard, excludeEmptyString: true }),
  email: string().trim().email(channels.validEmail),
});

/** Whether ENVIAR may be pressed (spec §5). */
export const isComplete = ({ card, email }: ReportRequest): boolean =>
  card.trim() !== '' && email.trim() !== '';

export const isSameRequest = (one: ReportRequest, other: ReportRequest): boolean =>
  one.card === other.card && one.email === other.email;
