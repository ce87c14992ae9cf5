import { settlement as texts } from '@laundry/strings';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isOffered, selectMissing } from '../../../session/offers.slice.ts';
import { mailingRequested, mailingChosen, mailingLeft, selectMailing } from './mailing.slice.ts';

/** Whether the settlement of each month is mailed to this person when it closes. */
export function MailSwitch() {
  const dispatch = useDispatch();
  const { monthly, saving } = useSelector(selectMailing);
  const offered = isOffered(useSelector(selectMissing), '/api/v1/users/notification-preferences');
  useEffect(() => {
    dispatch(mailingRequested());
    return () => {
      dispatch(mailingLeft());
    };
  }, [dispatch]);
  if (!offered) return null;
  return (
    <FormControlLabel
      label={texts.mail}
      disabled={monthly === undefined}
      control={
        <Switch
          checked={monthly === true}
          onChange={(_, chosen) => {
            if (!saving) dispatch(mailingChosen(chosen));
          }}
        />
      }
    />
  );
}
