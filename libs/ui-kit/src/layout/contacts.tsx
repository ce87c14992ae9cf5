import AndroidIcon from '@mui/icons-material/AndroidRounded';
import AppleIcon from '@mui/icons-material/Apple';
import ChatIcon from '@mui/icons-material/ChatBubbleOutlineRounded';
import FacebookIcon from '@mui/icons-material/FacebookRounded';
import InstagramIcon from '@mui/icons-material/Instagram';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import PhoneIcon from '@mui/icons-material/PhoneRounded';
import { kitNavigation } from '@laundry/strings';

const kinds = {
  mail: { Icon: MailIcon, shelf: 'contact' },
  phone: { Icon: PhoneIcon, shelf: 'contact' },
  chat: { Icon: ChatIcon, shelf: 'contact' },
  ios: { Icon: AppleIcon, shelf: 'apps' },
  android: { Icon: AndroidIcon, shelf: 'apps' },
  facebook: { Icon: FacebookIcon, shelf: 'social' },
  instagram: { Icon: InstagramIcon, shelf: 'social' },
} as const;

export type ContactKind = keyof typeof kinds;

/** A way to reach the company. */
export interface Contact {
  kind: ContactKind;
  /** What is read: the address, the number, the network's name. */
  label: string;
  /** 'mailto:…', 'tel:…' or a whole address. */
  href: string;
}

export const iconOf = (kind: ContactKind) => kinds[kind].Icon;

/** The ways to reach the company by shelf, in the foot's order; a shelf without any is left out. */
export function shelves(contacts: readonly Contact[]) {
  return (['contact', 'apps', 'social'] as const)
    .map((shelf) => ({
      label: kitNavigation[shelf],
      contacts: contacts.filter(({ kind }) => kinds[kind].shelf === shelf),
    }))
    .filter((shelf) => shelf.contacts.length > 0);
}
