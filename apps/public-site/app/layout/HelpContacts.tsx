import { answered, ContactList, contactPoints } from '@laundry/ui-kit';
import { config } from '../config.ts';

/** Whoever answers, by e-mail, phone and chat. */
export const HelpContacts = () => <ContactList contacts={answered(contactPoints(config.brand))} />;
