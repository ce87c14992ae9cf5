import type { ReactNode } from 'react';
import { Logo } from '../brand/Logo.tsx';
import type { Contact } from './contacts.ts';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { ColourSchemeSwitch } from './ColourSchemeSwitch.tsx';

export interface EntryShellProps {
  /** Product name, as configured. */
  brandName: string;
  /** What people can do after logging in: a sentence under the drawing, where there is room for it. */
  claim: string;
  /** A decorative drawing. */
  picture: ReactNode;
  /** Contacts for help, in the footer. */
  contacts?: readonly Contact[];
  children: ReactNode;
}

/** The page of a login: the brand and its picture beside the form. */
export const EntryShell = ({ brandName, claim, picture, contacts = [], children }: EntryShellProps) => (
  <div className="kit-entry">
    <SkipLink />
    <header>
      <Logo name={brandName} />
      <div>
        {picture}
        <p>{claim}</p>
      </div>
    </header>
    <main id={CONTENT_ID} tabIndex={-1}>
      <div>{children}</div>
    </main>
    <footer>
      {contacts.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
      <ColourSchemeSwitch />
    </footer>
  </div>
);
