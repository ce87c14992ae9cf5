import { ButtonLink, CallToAction } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { ContentHero } from './ContentHero.tsx';
import type { ContentHeroProps } from './ContentHero.tsx';
import { HelpLinks } from './HelpLinks.tsx';

export interface ContentPageProps extends ContentHeroProps {
  /** Also the next step at the end of the page: its title, its text, and its link. */
  texts: ContentHeroProps['texts'] & Readonly<Record<'nextTitle' | 'nextText' | 'next', string>>;
  /** A help page's own path, which the links to the other help pages leave out. */
  path?: string;
  /** The target of the next step. */
  next: string;
  /** A drawing of about 120 px beside it. */
  nextPicture?: ReactNode;
  children: ReactNode;
}

/** A content page: its head, its sections and the next step; a help page also links to the others. */
export const ContentPage = ({ texts, path, next, nextPicture, children, ...hero }: ContentPageProps) => (
  <>
    <ContentHero texts={texts} {...hero} />
    {children}
    <CallToAction
      title={texts.nextTitle}
      picture={nextPicture}
      actions={<ButtonLink to={next}>{texts.next}</ButtonLink>}
    >
      {texts.nextText}
    </CallToAction>
    {path !== undefined && <HelpLinks page={path} />}
  </>
);
