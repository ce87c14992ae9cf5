import type { ActivityEntry } from '@laundry/api-contract';
import { activity as texts } from '@laundry/strings';
import { formatInstant } from '@laundry/ui-kit';
import Box from '@mui/material/Box';

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' },
  columnGap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

const quiet = { typography: 'body2', color: 'text.secondary' } as const;

/** One entry of the activity list. */
export function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const { at, actor_name: name, actor_email: email, kind, subject, building_name: building } = entry;
  return (
    <Box component="li" sx={row}>
      <Box component="time" dateTime={at} sx={quiet}>
        {formatInstant(at)}
      </Box>
      <div>
        <Box sx={{ fontWeight: 600 }}>{texts.did[kind](subject ?? '')}</Box>
        <Box sx={quiet}>
          {`${name} (${email})`}
          {building !== null && ` · ${texts.in(building)}`}
        </Box>
      </div>
    </Box>
  );
}
