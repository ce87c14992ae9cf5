import { legal } from '@laundry/strings';
import type { terms } from '@laundry/strings';
import { Breadcrumbs, CallToAction, Hero, PageContents, Section } from '@laundry/ui-kit';
import { ButtonLink, SiteLink } from '../../layout/SiteLink.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { homeBreadcrumbs } from '../../layout/pageMeta.ts';
import { paths } from '../../paths.ts';

export interface LegalPageProps {
  texts: typeof terms;
  /** The configured name of the company. */
  company: string;
}

/** /terms and /privacy: the rules between the company and the site's users. */
export const LegalPage = ({ texts, company }: LegalPageProps) => (
  <>
    <Hero
      above={<Breadcrumbs above={homeBreadcrumbs} current={texts.pageTitle} link={SiteLink} />}
      title={texts.pageTitle}
      lead={texts.lead(company)}
      actions={<PageContents label={legal.contents} parts={texts.sections} />}
    />
    {texts.sections.map(({ id, title, rules }, index) => (
      <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
        <RuleList rules={rules} />
      </Section>
    ))}
    <CallToAction
      title={legal.contactTitle}
      actions={<ButtonLink to={paths.contact}>{legal.contact}</ButtonLink>}
    >
      {legal.contactText}
    </CallToAction>
  </>
);
