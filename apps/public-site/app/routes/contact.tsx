import { support } from '@laundry/strings';
import { config } from '../config.ts';
import { ContactPage } from '../features/support/ContactPage.tsx';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({
    title: support.contact.pageTitle,
    description: support.contact.description,
    path: paths.contact,
  });

export default () => (
  <ContactPage form={<IslandSlot />} hours={config.company.hours} address={config.company.address} />
);
