import { errors, kit } from '@laundry/strings';
import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';
import { keepTogether } from '../format/keepTogether.tsx';
import { Button } from './Button.tsx';
import { scrollIntoWindow } from './scrollIntoWindow.ts';
import { passFocusToHeading } from './useOnChange.ts';
import { useWindowEvent } from './useWindowEvent.ts';

/** The URL of the site's contact page, for links in messages; undefined if they have no links. */
export const ContactAddress = createContext<string | undefined>(undefined);

/** A message's text: 'contáctenos' links to the contact page, or hyphenated words stay on one line. */
export function MessageText({ text }: { text: string }) {
  const address = use(ContactAddress);
  const [before = '', after] = text.split(errors.contact);
  if (address === undefined || after === undefined) return keepTogether(text);
  return (
    <>
      {before}
      <a href={address}>{errors.contact}</a>
      {after}
    </>
  );
}

export interface NoticeProps {
  title?: string;
  /** What happened and what to do now. */
  children: ReactNode;
  severity?: 'error' | 'info' | 'success';
  /** The ARIA role; `none` if an element around the notice announces it. */
  role?: 'alert' | 'note' | 'none';
  /** Called by the button REINTENTAR, which only exists with this callback. */
  onRetry?: (() => void) | undefined;
  /** Another next step: a link or a button. */
  action?: ReactNode;
}

export interface FailureNoticeProps extends Pick<NoticeProps, 'title'> {
  /** The error text, from the catalogue or from the server. */
  text: string;
  /** Content after the text. */
  children?: ReactNode;
}

/** A message to the user; an error is announced when it appears. */
export const Notice = ({
  title,
  children,
  severity = 'error',
  role = severity === 'error' ? 'alert' : 'note',
  onRetry,
  action,
}: NoticeProps) => (
  <div className={`kit-notice kit-notice-${severity}`} role={role}>
    <div>
      {title !== undefined && <strong>{title}</strong>}
      {typeof children === 'string' ? <MessageText text={children} /> : children}
    </div>
    {onRetry && (
      <Button variant="outlined" ref={passFocusToHeading} onClick={() => onRetry()}>
        {kit.retry}
      </Button>
    )}
    {action}
  </div>
);

/** A failed call's notice, scrolled into view. The offline error disappears once there is a network. */
export function FailureNotice({ text, title, children }: FailureNoticeProps) {
  const [reconnected, setReconnected] = useState(false);
  useWindowEvent('online', () => setReconnected(true));
  if (reconnected && text === errors.texts.offline) return null;
  return (
    <div ref={scrollIntoWindow}>
      <Notice {...(title !== undefined && { title })}>
        <MessageText text={text} />
        {children}
      </Notice>
    </div>
  );
}

/** A loading indicator, announced politely to screen readers. */
export const Loading = ({ label = kit.loading }: { label?: string }) => (
  <div role="status" className="kit-loading">
    {label}
  </div>
);
