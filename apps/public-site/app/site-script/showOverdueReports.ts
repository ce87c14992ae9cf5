import { deviceStorage } from '@laundry/flow/browserStorage';
import { keptReports as texts } from '@laundry/strings';
import { onReportsSent, overdueReports } from '../report-queue/queuedReports.ts';

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, style: string) {
  const made = document.createElement(name);
  made.textContent = text;
  made.style.cssText = style;
  return made;
}

const BOX =
  'box-sizing:border-box;border:1px solid;border-left-width:6px;border-radius:8px;max-width:72ch;margin:16px auto;width:calc(100% - 32px);padding:12px 16px';
const PILL =
  'font:inherit;font-weight:700;min-height:44px;padding:0 20px;color:inherit;background:none;border:1px solid;border-radius:22px';

/** A button that copies an element's text; where the browser does not allow it, the text is selected. */
function copyButton(shown: HTMLElement): HTMLButtonElement {
  const button = element('button', texts.copy, PILL);
  button.type = 'button';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown.textContent);
      button.textContent = texts.copied;
    } catch {
      getSelection()?.selectAllChildren(shown);
    }
  };
  button.addEventListener('click', () => void copy());
  return button;
}

const overdue = () => overdueReports(deviceStorage, Date.now());

/**
 * Shows a notice on every page about failure reports that could not be sent for seven days, with a button to
 * copy each (D70). Its styles are inline, because no page has styles for content that it rarely shows.
 */
export function showOverdueReports(): void {
  const main = document.querySelector('main');
  const reports = overdue();
  if (!main || reports.length === 0) return;
  const notice = element('section', '', BOX);
  notice.append(element('strong', texts.title, ''), element('p', texts.text, 'margin:4px 0 8px'));
  for (const { message } of reports) {
    const { key_msg: _, ...lines } = message;
    const text = Object.values(lines).filter(Boolean).join('\n');
    const shown = element(
      'pre',
      text,
      'font:inherit;margin:8px 0;white-space:pre-wrap;overflow-wrap:anywhere',
    );
    notice.append(shown, copyButton(shown));
  }
  notice.ariaLabel = texts.title;
  main.prepend(notice);
  onReportsSent(() => {
    if (overdue().length === 0) notice.remove();
  });
}
