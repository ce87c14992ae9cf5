import { settlement as texts } from '@laundry/strings';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useSelector } from 'react-redux';
import { isOffered, selectMissing } from '../../session/offers.slice.ts';
import { useMonthlyMailQuery, useSetMonthlyMailMutation } from './settlement.api.ts';

/** Whether the settlement of each month is mailed to this person when it closes. */
export function MailSwitch() {
  const { data: monthly } = useMonthlyMailQuery(undefined);
  const [choose, { isLoading }] = useSetMonthlyMailMutation();
  const offered = isOffered(useSelector(selectMissing), '/api/v1/users/notification-preferences');
  if (!offered) return null;
  return (
    <FormControlLabel
      label={texts.mail}
      disabled={monthly === undefined}
      control={
        <Switch
          checked={monthly === true}
          onChange={(_, chosen) => {
            if (!isLoading) void choose(chosen);
          }}
        />
      }
    />
  );
}
