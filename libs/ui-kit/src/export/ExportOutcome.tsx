import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';

/** How an export ended, in words. */
export interface Outcome {
  kind: 'done' | 'failed';
  text: string;
}

const looks = {
  done: { Icon: CheckIcon, colour: 'success.main' },
  failed: { Icon: ErrorIcon, colour: 'error.main' },
} as const;

/** The end of an export, told when it comes. */
export function ExportOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const look = outcome && looks[outcome.kind];
  return (
    <Box role="status" sx={{ typography: 'body2', '&:empty': { position: 'absolute' } }}>
      {look && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75 }}>
          <look.Icon aria-hidden fontSize="small" sx={{ color: look.colour }} />
          {outcome.text}
        </Box>
      )}
    </Box>
  );
}
