import { errors, kit } from '@laundry/strings';
import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { keepHyphenatedTogether } from '../format/keepHyphenatedTogether.tsx';
import { Button } from './Button.tsx';
import { scrollIntoWindow } from './scrollIntoWindow.ts';

/** The address of the company's contacts, where a message may lead to them; a site gives its own. */
export const ContactAddress = createContext<string | undefined>(undefined);

/** A message's text: hyphenated words stay on one line, and 'contáctenos' leads to the contacts. */
export function MessageText({ text }: { text: string }) {
  const address = use(ContactAddress);
  const [before = '', after] = text.split(errors.contact);
  if (address === undefined || after === undefined) return keepHyphenatedTogether(text);
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
  /** Its role, where the element around it does not announce it already. */
  role?: 'alert' | 'note' | 'none';
  /** Called by the button REINTENTAR. */
  onRetry?: (() => void) | undefined;
  /** Another next step: a link or a button. */
  action?: ReactNode;
}

export interface FailureNoticeProps extends Pick<NoticeProps, 'title'> {
  /** The error, of the catalogue or the server's. */
  text: string;
  /** What follows it. */
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
      <Button variant="outlined" onClick={() => onRetry()}>
        {kit.retry}
      </Button>
    )}
    {action}
  </div>
);

/** A failed call's notice, in sight; that there is no network is told only until there is one. */
export function FailureNotice({ text, title, children }: FailureNoticeProps) {
  const [reconnected, setReconnected] = useState(false);
  useEffect(() => {
    const noteReconnection = () => setReconnected(true);
    addEventListener('online', noteReconnection);
    return () => removeEventListener('online', noteReconnection);
  }, []);
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
