import type { SiteConfig } from '@laundry/site-config';
import { layout } from '@laundry/strings';
import type { Contact } from './contacts.tsx';

/** How to reach the company, as configured; what it does not have is left out. */
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
