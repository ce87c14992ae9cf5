import type { SupportMessage } from '@laundry/api-contract';
import type { FieldsOfPayload } from '@laundry/error-catalogue';
import { support } from '@laundry/strings';
import { maskDay } from '@laundry/ui-kit/format';
import { ADDRESSED_FIELDS } from '../../paths.ts';

const { fields: labels, hints } = support;

export type FieldKind = 'text' | 'email' | 'phone' | 'day' | 'long' | 'card' | 'failure';

type Line = Exclude<keyof SupportMessage, 'key_msg'>;

type FieldName = keyof typeof labels;

export interface FormField {
  readonly name: FieldName;
  readonly label: string;
  /** The line of the message that holds it. */
  readonly line: Line;
  readonly kind: FieldKind;
  /** What to enter, and whether the field is optional. */
  readonly hint?: string;
}

export type Values = Readonly<Record<string, string>>;

export interface SupportForm {
  readonly fields: readonly FormField[];
  /** The kind of message (D19). */
  readonly key: SupportMessage['key_msg'];
  /** The fields that its page's address may prefill (D41). */
  readonly addressed?: readonly FieldName[];
  /** Whether it is queued without a network and sent later (D19). */
  readonly queuedOffline?: true;
}

export type FormName = 'contact' | 'visit' | 'failure';

const field = (name: FieldName, line: Line, kind: FieldKind = 'text', hint?: string): FormField => ({
  name,
  label: labels[name],
  line,
  kind,
  ...(hint !== undefined && { hint }),
});

/** The three forms of visitors. They are not validated here (spec §5); the server reports what is missing. */
export const FORMS: Readonly<Record<FormName, SupportForm>> = {
  contact: {
    fields: [
      field('name', 'line1'),
      field('email', 'emailAddress', 'email'),
      field('phone', 'line2', 'phone', hints.optional),
      field('subject', 'line3', 'text', hints.optional),
      field('message', 'bodytxt', 'long'),
    ],
    key: 'contact_info',
  },
  visit: {
    fields: [
      field('name', 'line1'),
      field('email', 'emailAddress', 'email'),
      field('phone', 'line3', 'phone', hints.optional),
      field('address', 'line2', 'text', hints.optional),
      field('day', 'line3', 'day', hints.day),
      field('message', 'bodytxt', 'long'),
    ],
    key: 'contact_info',
  },
  failure: {
    fields: [
      field('failureType', 'line1', 'failure'),
      field('building', 'line2', 'text', hints.building),
      field('machine', 'line2', 'text', hints.machine),
      field('card', 'line3', 'card', hints.card),
      field('email', 'emailAddress', 'email'),
      field('description', 'bodytxt', 'long'),
    ],
    key: 'contact_faliure',
    addressed: ADDRESSED_FIELDS,
    queuedOffline: true,
  },
};

/** The values of the empty form. */
export const emptyValues = (form: FormName): Values =>
  Object.fromEntries(FORMS[form].fields.map(({ name }) => [name, '']));

/** The names of the fields that a line of the form's message holds. */
const fieldsOf = (form: FormName, line: Line): FieldName[] =>
  FORMS[form].fields.filter((each) => each.line === line).map(({ name }) => name);

/** The names of the fields in each line of the form's message, by which a refusal names them. */
export const fieldsByLine = (form: FormName): FieldsOfPayload =>
  Object.fromEntries(FORMS[form].fields.map(({ line }) => [line, fieldsOf(form, line)]));

/** What a form sends (D19): the values of each line's fields, without the empty ones. */
export function toSupportMessage(form: FormName, values: Values): SupportMessage {
  const readValue = (name: FieldName): string => {
    const text = (values[name] ?? '').trim();
    return name === 'day' ? maskDay(text) : text;
  };
  const joinLine = (line: Line): string => fieldsOf(form, line).map(readValue).filter(Boolean).join(' - ');
  return {
    key_msg: FORMS[form].key,
    line1: joinLine('line1'),
    emailAddress: joinLine('emailAddress'),
    line2: joinLine('line2'),
    line3: joinLine('line3'),
    bodytxt: joinLine('bodytxt'),
  };
}
