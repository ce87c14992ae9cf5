import { Breadcrumbs, Hero } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { SiteLink } from './SiteLink.tsx';
import { fromHome } from './trail.ts';

export interface ContentHeroProps {
  /** The page's name in the breadcrumbs. */
  name: string;
  /** Its h1. */
  title: string;
  lead: string;
  /** An illustration of some 320 px. */
  picture?: ReactNode;
  /** It is a photograph. */
  pictureFills?: boolean;
  actions?: ReactNode;
}

/** The head of a content page that stands right under the home page. */
export function ContentHero({ name, ...hero }: ContentHeroProps) {
  return <Hero above={<Breadcrumbs above={fromHome} current={name} link={SiteLink} />} {...hero} />;
}
