import Box from '@mui/material/Box';
import { forgetDevice, legal } from '@laundry/strings';
import type { privacy, terms } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit/format';
import { Button, PageContents, Section } from '@laundry/ui-kit';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { FORGETS } from '../../site-script/forgetOnRequest.ts';

const { company } = config;
const since = formatDay(company.terms.since);

/** A button that clears the device. The site's script handles it and shows the confirmation. */
const ForgetDevice = () => (
  <Box sx={{ mt: 3, '@media (scripting: none)': { display: 'none' } }}>
    <p>{forgetDevice.scope}</p>
    <Button variant="outlined" {...{ [FORGETS]: '' }}>
      {forgetDevice.button}
    </Button>
    <Box
      component="p"
      role="status"
      sx={{ color: 'success.main', fontWeight: 600 }}
      {...{ [FORGETS]: forgetDevice.done }}
    />
  </Box>
);

/** /terms and /privacy: the rules between the company and the site's users. */
export function LegalPage({ texts }: { texts: typeof terms | typeof privacy }) {
  const { pageTitle } = texts;
  const sections = texts.sections(company);
  return (
    <ContentPage
      texts={{ ...legal, pageTitle, title: pageTitle, lead: texts.lead(company, since) }}
      actions={<PageContents label={legal.contents} parts={sections} />}
      next={paths.contact}
    >
      {sections.map(({ id, title, rules }, index) => (
        <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
          <RuleList rules={rules} />
          {id === legal.deviceSection && <ForgetDevice />}
        </Section>
      ))}
    </ContentPage>
  );
}
