import type { SupportMessage } from '@laundry/api-contract';
import type { FieldsOfPayload } from '@laundry/error-catalogue';
import { support } from '@laundry/strings';
import { maskDay } from '@laundry/ui-kit/format';

const { fields: labels, hints } = support;

export type FieldKind = 'text' | 'email' | 'phone' | 'day' | 'long' | 'card' | 'failure';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** What belongs in it, and whether it may stay empty. */
  readonly hint?: string;
}

export type Values = Readonly<Record<string, string>>;

export interface SupportForm {
  readonly label: string;
  readonly submit: string;
  readonly fields: readonly FormField[];
  /** What is sent (D19). */
  readonly toMessage: (values: Values) => SupportMessage;
  /** The form's fields for each field of the message. */
  readonly fieldsOf: FieldsOfPayload;
  /** Whether it is queued without a network and sent later (D44). */
  readonly queuedOffline?: true;
}

const field = (name: keyof typeof labels, kind: FieldKind = 'text', hint?: string): FormField => ({
  name,
  label: labels[name],
  kind,
  ...(hint !== undefined && { hint }),
});

const of = (values: Values, name: keyof typeof labels): string => (values[name] ?? '').trim();

/** The non-empty texts in one line. */
const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' - ');

const WRITER: FieldsOfPayload = { line1: ['name'], emailAddress: ['email'], bodytxt: ['message'] };

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
    fieldsOf: { ...WRITER, line2: ['phone'], line3: ['subject'] },
    toMessage: (values) => ({
      key_msg: 'contact_info',
      line1: of(values, 'name'),
      emailAddress: of(values, 'email'),
      line2: of(values, 'phone'),
      line3: of(values, 'subject'),
      bodytxt: of(values, 'message'),
    }),
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
    fieldsOf: { ...WRITER, line2: ['address'], line3: ['phone', 'day'] },
    toMessage: (values) => ({
      key_msg: 'contact_info',
      line1: of(values, 'name'),
      emailAddress: of(values, 'email'),
      line2: of(values, 'address'),
      line3: joined(of(values, 'phone'), maskDay(of(values, 'day'))),
      bodytxt: of(values, 'message'),
    }),
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
    fieldsOf: {
      line1: ['failureType'],
      emailAddress: ['email'],
      line2: ['building', 'machine'],
      line3: ['card'],
      bodytxt: ['description'],
    },
    toMessage: (values) => ({
      key_msg: 'contact_faliure',
      line1: of(values, 'failureType'),
      emailAddress: of(values, 'email'),
      line2: joined(of(values, 'building'), of(values, 'machine')),
      line3: of(values, 'card'),
      bodytxt: of(values, 'description'),
    }),
    queuedOffline: true,
  },
} as const satisfies Record<string, SupportForm>;

export type FormName = keyof typeof FORMS;

/** A form by its name, with the common type. */
export const formOf = (name: FormName): SupportForm => FORMS[name];

/** The values of the empty form. */
export const emptyValues = (name: FormName): Values =>
  Object.fromEntries(formOf(name).fields.map((each) => [each.name, '']));
