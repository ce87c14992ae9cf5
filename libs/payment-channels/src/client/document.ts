import { PAYER_DOCUMENT } from '@laundry/api-contract';
import { cedulaDigits, isCedula, isRut } from '@laundry/strings/format';
import { channels } from '@laundry/strings';

/** The types of the payer's document as values of the form. */
export const DOCUMENT_TYPE = {
  cedula: String(PAYER_DOCUMENT.cedula),
  other: String(PAYER_DOCUMENT.other),
} as const;

/** The options of 'Tipo de documento' (D75). */
export const documentTypeOptions = [
  { value: DOCUMENT_TYPE.cedula, label: channels.documentTypes.cedula },
  { value: DOCUMENT_TYPE.other, label: channels.documentTypes.other },
];

/** A document's number as it is sent: the digits of a cédula, the trimmed text of another document. */
export const normaliseDocumentNumber = (type: string, typed: string): string =>
  type === DOCUMENT_TYPE.cedula ? cedulaDigits(typed) : typed.trim();

/** Why a document's number is refused (D75); undefined for a valid or empty one. */
export function documentError(type: string, typed: string): string | undefined {
  const number = normaliseDocumentNumber(type, typed);
  if (number === '' || type !== DOCUMENT_TYPE.cedula || isCedula(number)) return undefined;
  return number.length < 7 ? channels.cedulaLength : channels.documentWarning;
}

const rutDigits = (text: string): number => text.replace(/\D/g, '').length;

/** A warning about a RUT with too few digits (D16), for after its field was left; none for an empty one. */
export const shortRutWarning = (text: string): string | undefined =>
  rutDigits(text) > 0 && rutDigits(text) < 12 ? channels.rutLength : undefined;

/** A warning about a RUT, which never blocks the form (D16); none while it is being typed. */
export const rutWarning = (text: string): string | undefined =>
  rutDigits(text) >= 12 && !isRut(text) ? channels.rutWarning : undefined;

/** A warning about a cédula, which by itself never blocks the form (D16); none while it is being typed. */
export const documentWarning = (typed: string): string | undefined =>
  cedulaDigits(typed).length >= 8 ? documentError(DOCUMENT_TYPE.cedula, typed) : undefined;
