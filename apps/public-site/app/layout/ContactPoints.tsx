import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SiteConfig } from '@laundry/site-config';
import { layout } from '@laundry/strings';

/** How to reach the company, as configured; what it does not have is left out. */
export function ContactPoints({ label, brand }: { label: string; brand: SiteConfig['brand'] }) {
  const points = [
    { text: brand.email, href: `mailto:${brand.email}` },
    { text: brand.phone, href: `tel:${brand.phone.replace(/[^+\d]/g, '')}` },
    { text: layout.chatbot, href: brand.chatbotUrl },
    { text: layout.iosStore, href: brand.iosStoreUrl },
    { text: layout.androidStore, href: brand.androidStoreUrl },
    { text: layout.facebook, href: brand.facebookUrl },
    { text: layout.instagram, href: brand.instagramUrl },
  ].filter(({ href }) => href !== '');
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {points.map(({ text, href }) => (
        <li key={href}>
          <Link href={href} sx={{ display: 'inline-block', py: 0.5 }}>
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}
