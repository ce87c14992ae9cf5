import Box from '@mui/material/Box';
import { services } from '@laundry/strings';
import { Done, FloorPlan, ProgrammeDial, Questions, Section, SpecTable, Steps } from '@laundry/ui-kit';
import { serviceParts } from '../../paths.ts';

const { installation: texts } = services;
const SIZE = 120;

const pictures = {
  visit: <FloorPlan size={SIZE} />,
  proposal: <Questions size={SIZE} />,
  mounting: <ProgrammeDial size={SIZE} />,
  start: <Done size={SIZE} />,
};

/** The installation of a laundry and its requirements. */
export const InstallationSection = () => (
  <Section id={serviceParts.installation} title={texts.title} lead={texts.lead} tinted beside>
    <Steps steps={texts.steps.map((step) => ({ ...step, picture: pictures[step.id] }))} />
    <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 6 }}>
      {texts.needsTitle}
    </Box>
    <Box component="p" sx={{ color: 'text.secondary', m: 0, mt: 1, mb: 2 }}>
      {texts.needsLead}
    </Box>
    <SpecTable specs={texts.needs} />
  </Section>
);
