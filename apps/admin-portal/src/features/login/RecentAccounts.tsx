import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { login } from '@laundry/strings';
import { useId, useRef } from 'react';

export interface RecentAccountsProps {
  /** Newest first. */
  emails: readonly string[];
  onChoose: (email: string) => void;
  onRemove: (email: string) => void;
}

/** E-mails of earlier logins: a press takes one over, another one removes it. */
export function RecentAccounts({ emails, onChoose, onRemove }: RecentAccountsProps) {
  const titleId = useId();
  const title = useRef<HTMLParagraphElement>(null);
  if (emails.length === 0) return null;
  return (
    <Box>
      <Box
        component="p"
        id={titleId}
        ref={title}
        tabIndex={-1}
        sx={{ typography: 'body2', color: 'text.secondary', m: 0 }}
      >
        {login.recent}
      </Box>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {emails.map((email) => (
          <Box component="li" key={email} sx={{ display: 'flex', alignItems: 'center' }}>
            <Button
              variant="text"
              size="small"
              aria-label={login.useEmail(email)}
              onClick={() => onChoose(email)}
              sx={{ minWidth: 0, flex: 1, justifyContent: 'flex-start', overflowWrap: 'anywhere' }}
            >
              {email}
            </Button>
            <IconButton
              aria-label={login.removeEmail(email)}
              onClick={() => {
                onRemove(email);
                // The pressed button goes away: focus stays with the list.
                title.current?.focus();
              }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
