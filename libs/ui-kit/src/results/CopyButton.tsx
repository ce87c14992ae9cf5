import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import CopiedIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { kit } from '@laundry/strings';
import { useEffect, useState } from 'react';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The object after 'Copiar' in the accessible name: 'la referencia'. */
  what: string;
}

/** How long the success is shown, in ms. */
const SHOWN_MS = 4000;

const STATUS_TEXTS = { copied: kit.copied, failed: kit.notCopied } as const;

type CopyStatus = keyof typeof STATUS_TEXTS;

/** Copies a text. The result is announced; a failure is also shown as text. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<CopyStatus>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <Box component="span" sx={{ '@media print': { display: 'none' } }}>
      <IconButton
        aria-label={kit.copy(what)}
        size="small"
        color={outcome === 'copied' ? 'success' : 'primary'}
        onClick={() => void copy()}
        sx={{ my: -1, mr: 0.5, width: 44, height: 44 }}
      >
        {outcome === 'copied' ? <CopiedIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
      </IconButton>
      <span role="status" className={outcome === 'failed' ? undefined : 'kit-hidden'}>
        {outcome !== undefined && STATUS_TEXTS[outcome]}
      </span>
    </Box>
  );
}
