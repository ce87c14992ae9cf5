import { report } from '@laundry/strings';
import { formatCard, keepTogether } from '@laundry/ui-kit/format';
import { Button } from '@laundry/ui-kit/controls';
import { HtmlFrame, safeDocument } from '@laundry/ui-kit/safe-html';
import type { HtmlFrameHandle } from '@laundry/ui-kit/safe-html';
import { useEffect, useId, useRef } from 'react';
import type { Ref } from 'react';
import { PRINT_ONLY } from '../../layout/printMark.ts';
import type { Report } from './useReport.ts';

const { received: texts } = report;

/** A ref for a link that downloads a text as an HTML file. */
function useFile(text: string): Ref<HTMLAnchorElement> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/html;charset=utf-8' }));
    link.current?.setAttribute('href', url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  return link;
}

export interface ReceivedReportProps {
  report: Report;
  onReset: () => void;
}

/** The received report (D20), for reading, printing and saving. Its heading takes the focus. */
export default function ReceivedReport({ report: { card, email, html }, onReset }: ReceivedReportProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HtmlFrameHandle>(null);
  const frameTitle = texts.frame(formatCard(card));
  const file = useFile(safeDocument(html, frameTitle));

  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby={headingId} className="kit-stack kit-answer" style={{ marginTop: 48 }}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {texts.title(formatCard(card))}
      </h2>
      <p>{keepTogether(texts.sentTo(email))}</p>
      <div className="kit-actions">
        <Button onClick={() => frame.current?.print()}>{texts.print}</Button>
        <a role="link" ref={file} className="kit-button kit-button-outlined" download={texts.fileName(card)}>
          {texts.download}
        </a>
        <Button variant="text" onClick={onReset}>
          {texts.reset}
        </Button>
      </div>
      <div {...PRINT_ONLY}>
        <HtmlFrame ref={frame} html={html} title={frameTitle} />
      </div>
    </section>
  );
}
