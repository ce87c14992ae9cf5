import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { report } from '@laundry/strings';
import { FormActions } from '@laundry/ui-kit';
import { HtmlFrame, safeDocument } from '@laundry/ui-kit/safe-html';
import type { HtmlFrameHandle } from '@laundry/ui-kit/safe-html';
import { useEffect, useId, useRef } from 'react';
import type { Ref } from 'react';
import type { Report } from './report.slice.ts';

const { received: texts } = report;

/** Lets a link lead to a text as a file, as long as it is in sight. */
function useFile(text: string): Ref<HTMLAnchorElement> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' }));
    link.current?.setAttribute('href', url);
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [text]);
  return link;
}

export interface ReceivedReportProps {
  report: Report;
  onReset: () => void;
}

/** The report that came (decision 20), to be read, printed and kept. Its heading takes the focus. */
export function ReceivedReport({ report: { card, email, html }, onReset }: ReceivedReportProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HtmlFrameHandle>(null);
  const title = texts.frame(card);
  const file = useFile(safeDocument(html, title));

  useEffect(() => heading.current?.focus(), []);

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ display: 'grid', gap: 2, mt: 6 }}>
      <Box component="h2" id={headingId} ref={heading} tabIndex={-1} sx={{ typography: 'h2', m: 0 }}>
        {texts.title(card)}
      </Box>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.sentTo(email)}
      </Box>
      <FormActions>
        <Button variant="contained" onClick={() => frame.current?.print()}>
          {texts.print}
        </Button>
        <Button component="a" role="link" ref={file} variant="outlined" download={texts.fileName(card)}>
          {texts.download}
        </Button>
        <Button variant="text" onClick={onReset}>
          {texts.reset}
        </Button>
      </FormActions>
      <HtmlFrame ref={frame} html={html} title={title} />
    </Box>
  );
}
