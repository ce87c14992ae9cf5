import Button from '@mui/material/Button';
import { checkout, layout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { Link } from 'react-router';
import { config } from '../config.ts';
import { paths } from '../paths.ts';

const { notFound: texts } = checkout;

export const meta = () => [
  { title: layout.pageTitle(texts.title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundRoute() {
  return (
    <PageShell width="text">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <Button component={Link} to={paths.home} variant="contained" sx={{ mr: 1.5 }}>
        {texts.toHome}
      </Button>
      <Button component={Link} to={paths.credit} variant="outlined">
        {texts.toCredit}
      </Button>
    </PageShell>
  );
}
