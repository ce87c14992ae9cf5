import type { SiteConfig } from '@laundry/brand';
import { layout } from '@laundry/strings';

export type ContactKind = 'mail' | 'phone' | 'chat' | 'ios' | 'android' | 'facebook' | 'instagram';

/** A way to contact the company. */
export interface Contact {
  kind: ContactKind;
  /** The visible text: the address, the number, the network's name. */
  label: string;
  /** 'mailto:…', 'tel:…' or an absolute URL. */
  href: string;
}

const ANSWERED = new Set<ContactKind>(['mail', 'phone', 'chat']);

/** Contacts where a person answers: no app stores and no social networks. */
export const answeredContacts = (contacts: readonly Contact[]): Contact[] =>
  contacts.filter(({ kind }) => ANSWERED.has(kind));

/** The configured contacts; missing ones are left out. */
export function contactPoints(brand: SiteConfig['brand']): Contact[] {
  const points: Contact[] = [
    { kind: 'mail', label: brand.email, href: `mailto:${brand.email}` },
    { kind: 'phone', label: brand.phone, href: `tel:${brand.phone.replace(/[^+\d]/g, '')}` },
    { kind: 'chat', label: layout.chatbot, href: brand.chatbotUrl },
    { kind: 'ios', label: layout.iosStore, href: brand.iosStoreUrl },
    { kind: 'android', label: layout.androidStore, href: brand.androidStoreUrl },
    { kind: 'facebook', label: layout.facebook, href: brand.facebookUrl },
    { kind: 'instagram', label: layout.instagram, href: brand.instagramUrl },
  ];
  return points.filter(({ href }) => href !== '');
}
