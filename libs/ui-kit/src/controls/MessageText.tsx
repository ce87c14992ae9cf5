import { errors } from '@laundry/strings';
import { createContext, use } from 'react';
import { keepHyphenatedTogether } from '../format/keepHyphenatedTogether.tsx';

/** The address of the company's contacts, where a message may lead to them; a site gives its own. */
export const ContactAddress = createContext<string | undefined>(undefined);

/** A message's text: hyphenated words stay on one line, and 'contáctenos' leads to the contacts. */
export function MessageText({ text }: { text: string }) {
  const address = use(ContactAddress);
  const [before = '', after] = text.split(errors.contact);
  if (address === undefined || after === undefined) return keepHyphenatedTogether(text);
  return (
    <>
      {before}
      <a href={address}>{errors.contact}</a>
      {after}
    </>
  );
}
