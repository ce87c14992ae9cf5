import type { SupportMessage } from '@laundry/api-contract';
import { support } from '@laundry/strings';
import { maskDay } from '@laundry/ui-kit/format';
import { ADDRESSED_FIELDS } from '../../paths.ts';

const { fields: labels, hints } = support;

export type FieldKind = 'text' | 'email' | 'phone' | 'day' | 'long' | 'card' | 'failure';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** What to enter, and whether the field is optional. */
  readonly hint?: string;
}

export type Values = Readonly<Record<string, string>>;

type Line = Exclude<keyof SupportMessage, 'key_msg'>;

export interface SupportForm {
  readonly label: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** The kind of message (D19). */
  readonly key: SupportMessage['key_msg'];
  /** The fields that each line of the message holds. */
  readonly lines: Readonly<Record<Line, readonly FieldName[]>>;
  /** The fields that its page's address may prefill (D41). */
  readonly addressed?: readonly FieldName[];
  /** Whether it is queued without a network and sent later (D44). */
  readonly queuedOffline?: true;
}

type FieldName = keyof typeof labels;

const field = (name: FieldName, kind: FieldKind = 'text', hint?: string): FormField => ({
  name,
  label: labels[name],
  kind,
  ...(hint !== undefined && { hint }),
});

/** The three forms of visitors. They are not validated here (spec §5); the server reports what is missing. */
export const FORMS = {
  contact: {
    label: support.contact.form,
    submit: support.contact.submit,
    fields: [
      field('name'),
      field('email', 'email'),
      field('phone', 'phone', hints.optional),
      field('subject', 'text', hints.optional),
      field('message', 'long'),
    ],
    key: 'contact_info',
    lines: {
      line1: ['name'],
      emailAddress: ['email'],
      line2: ['phone'],
      line3: ['subject'],
      bodytxt: ['message'],
    },
  },
  visit: {
    label: support.visit.form,
    submit: support.visit.submit,
    fields: [
      field('name'),
      field('email', 'email'),
      field('phone', 'phone', hints.optional),
      field('address', 'text', hints.optional),
      field('day', 'day', hints.day),
      field('message', 'long'),
    ],
    key: 'contact_info',
    lines: {
      line1: ['name'],
      emailAddress: ['email'],
      line2: ['address'],
      line3: ['phone', 'day'],
      bodytxt: ['message'],
    },
  },
  failure: {
    label: support.failure.form,
    submit: support.failure.submit,
    fields: [
      field('failureType', 'failure'),
      field('building', 'text', hints.building),
      field('machine', 'text', hints.machine),
      field('card', 'card', hints.card),
      field('email', 'email'),
      field('description', 'long'),
    ],
    key: 'contact_faliure',
    lines: {
      line1: ['failureType'],
      emailAddress: ['email'],
      line2: ['building', 'machine'],
      line3: ['card'],
      bodytxt: ['description'],
    },
    addressed: ADDRESSED_FIELDS,
    queuedOffline: true,
  },
} as const satisfies Record<string, SupportForm>;

export type FormName = keyof typeof FORMS;

/** A form by its name, with the common type. */
export const getForm = (name: FormName): SupportForm => FORMS[name];

/** The values of the empty form. */
export const emptyValues = (name: FormName): Values =>
  Object.fromEntries(getForm(name).fields.map((each) => [each.name, '']));

/** What a form sends (D19): the values of each line's fields, without the empty ones. */
export function toSupportMessage(name: FormName, values: Values): SupportMessage {
  const { key, lines } = getForm(name);
  const readValue = (of: FieldName): string => {
    const text = (values[of] ?? '').trim();
    return of === 'day' ? maskDay(text) : text;
  };
  const joinLine = (line: Line): string => lines[line].map(readValue).filter(Boolean).join(' - ');
  return {
    key_msg: key,
    line1: joinLine('line1'),
    emailAddress: joinLine('emailAddress'),
    line2: joinLine('line2'),
    line3: joinLine('line3'),
    bodytxt: joinLine('bodytxt'),
  };
}
