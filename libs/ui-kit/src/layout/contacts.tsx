import AndroidIcon from '@mui/icons-material/AndroidRounded';
import AppleIcon from '@mui/icons-material/Apple';
import ChatIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import FacebookIcon from '@mui/icons-material/FacebookRounded';
import InstagramIcon from '@mui/icons-material/Instagram';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import type { SiteConfig } from '@laundry/brand';
import { layout } from '@laundry/strings';

const icons = {
  mail: MailIcon,
  phone: PhoneIcon,
  chat: ChatIcon,
  ios: AppleIcon,
  android: AndroidIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
} as const;

export type ContactKind = keyof typeof icons;

/** A way to contact the company. */
export interface Contact {
  kind: ContactKind;
  /** The visible text: the address, the number, the network's name. */
  label: string;
  /** 'mailto:…', 'tel:…' or an absolute URL. */
  href: string;
}

export const iconOf = (kind: ContactKind) => icons[kind];

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
