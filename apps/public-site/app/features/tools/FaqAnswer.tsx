import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { faq as texts } from '@laundry/strings';
import type { Question } from '@laundry/strings';
import { Prose } from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';

const link = { display: 'inline-block', py: 1.25 } as const;

/** An answer, where to go on from it, and its own address. */
export function FaqAnswer({ id, question, answer, more }: Question) {
  return (
    <Prose>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {more && (
          <Link component={SiteLink} to={paths[more.page]} sx={link}>
            {more.label}
          </Link>
        )}
        <Link href={`#${id}`} aria-label={texts.permalinkOf(question)} sx={link}>
          {texts.permalink}
        </Link>
      </Box>
    </Prose>
  );
}
