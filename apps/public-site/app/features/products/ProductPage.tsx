import type { Machine } from '@laundry/brand/machines';
import Box from '@mui/material/Box';
import { products, productPage as texts } from '@laundry/strings';
import type { Product, ProductAction } from '@laundry/strings';
import {
  ButtonLink,
  Accordion,
  CallToAction,
  QuickFacts,
  QuickLinks,
  Section,
  SpecTable,
  Steps,
} from '@laundry/ui-kit';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { Drawing } from '../../layout/Drawing.tsx';
import type { DrawingProps } from '../../layout/Drawing.tsx';
import { RuleList } from '../../layout/RuleList.tsx';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths, productNames, servicesAt } from '../../paths.ts';
import type { ProductName } from '../../paths.ts';
import { MachineComparison, machinesToCompare } from './MachineComparison.tsx';

const targets: Readonly<Record<ProductAction, string>> = {
  visit: servicesAt('visit'),
  contact: paths.contact,
  failuresHelp: paths.failuresHelp,
};

const linkTo = (name: ProductName) => ({ label: products[name].name, to: paths[name] });

export interface ProductPageProps {
  product: ProductName;
  /** The brand's machines for the comparison. */
  machines: readonly Machine[];
}

/** A product's page: its purpose, data, requirements, questions and the next steps. */
export function ProductPage({ product, machines }: ProductPageProps) {
  const content: Product<DrawingProps['name']> = products[product];
  const { name, drawing, title, lead, actions, facts, strengthsTitle, strengths, ...rest } = content;
  const compared = machinesToCompare(product, machines);
  // Tinted and plain sections alternate.
  const careTinted = rest.steps !== undefined || compared.length > 0;
  const buttons = actions.map((action, index) => (
    <ButtonLink key={action} to={targets[action]} variant={index === 0 ? 'contained' : 'outlined'}>
      {texts.actions[action]}
    </ButtonLink>
  ));

  return (
    <>
      <ContentHero
        texts={{ pageTitle: name, title, lead }}
        {...headPicture(product, <Drawing name={drawing} size={360} />)}
        actions={buttons}
      />
      <Section title={strengthsTitle}>
        {facts && (
          <Box sx={{ mb: { xs: 4, md: 5 } }}>
            <QuickFacts facts={facts} />
          </Box>
        )}
        <TextCards cards={strengths} />
      </Section>
      <Section title={rest.specs.title} lead={rest.specs.lead} tinted beside>
        <SpecTable specs={rest.specs.rows} />
      </Section>
      {compared.length > 0 && <MachineComparison machines={compared} />}
      {rest.steps && (
        <Section title={rest.steps.title} beside>
          <Steps steps={rest.steps.steps} />
        </Section>
      )}
      <Section title={rest.care.title} tinted={careTinted} beside>
        <RuleList rules={rest.care.rules} />
      </Section>
      <Section title={texts.questionsTitle} tinted={!careTinted} beside>
        <Accordion items={rest.questions.map(({ text, ...asked }) => ({ ...asked, content: text }))} />
      </Section>
      <CallToAction title={rest.nextTitle} actions={buttons[0]}>
        {rest.nextText}
      </CallToAction>
      <Section title={texts.othersTitle}>
        <QuickLinks
          label={texts.othersTitle}
          links={productNames.filter((other) => other !== product).map(linkTo)}
        />
      </Section>
    </>
  );
}
