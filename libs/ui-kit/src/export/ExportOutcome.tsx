import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { statusBelow } from './statusBelow.ts';

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
    <Box role="status" sx={{ ...statusBelow, '&:empty': { position: 'absolute' } }}>
      {look && (
        <Box
          sx={{ display: 'flex', justifyContent: { sm: 'flex-end' }, gap: 0.75, overflowWrap: 'anywhere' }}
        >
          <look.Icon aria-hidden fontSize="small" sx={{ mt: 0.125, color: look.colour }} />
          {outcome.text}
        </Box>
      )}
    </Box>
  );
}
