import type { PhotographSlot } from '@laundry/brand/photograph-slots';
import { Breadcrumbs, Hero, Photograph } from '@laundry/ui-kit';
import type { HeroProps } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { photographs } from '../photographs.ts';
import { homeBreadcrumbs } from './pageMeta.ts';

/** The displayed width of the picture in a page's head, for `sizes`. */
const SIZES = '(min-width: 1200px) 464px, (min-width: 600px) 45vw, calc(100vw - 32px)';

/** The picture of a page's head: the brand's photograph, otherwise the drawing. */
export function headPicture(
  place: PhotographSlot,
  drawing: ReactNode,
): Pick<HeroProps, 'picture' | 'pictureFills'> {
  const photograph = photographs[place];
  if (!photograph) return { picture: drawing };
  return { picture: <Photograph photograph={photograph} sizes={SIZES} first />, pictureFills: true };
}

export interface ContentHeroProps {
  /** The page's name in the breadcrumbs, its title, and its lead. */
  texts: Readonly<Record<'pageTitle' | 'title' | 'lead', string>>;
  /** An illustration of about 320 px. */
  picture?: ReactNode;
  /** Whether the picture is a photograph. */
  pictureFills?: boolean;
  actions?: ReactNode;
  pictureOffPhones?: boolean;
}

/** The head of a content page directly below the home page. */
export const ContentHero = ({ texts: { pageTitle, title, lead }, ...hero }: ContentHeroProps) => (
  <Hero
    above={<Breadcrumbs above={homeBreadcrumbs} current={pageTitle} />}
    title={title}
    lead={lead}
    {...hero}
  />
);
