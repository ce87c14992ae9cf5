import Box from '@mui/material/Box';
import { credit } from '@laundry/strings';
import { CheckboxField, FormShell, TextField } from '@laundry/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { cardForgotten, cardRemembered, selectCards } from './cards.slice.ts';

const { remembered: texts } = credit;

/** Whether this device remembers the accepted card, and under which name. Never without being asked. */
export function RememberCard({ uid }: { uid: string }) {
  const dispatch = useDispatch();
  const known = useSelector(selectCards).find((card) => card.uid === uid);
  return (
    <Box sx={{ mt: 5 }}>
      <FormShell
        label={texts.form}
        initialValues={{ remembered: known !== undefined, name: known?.name ?? texts.name }}
        onValuesChange={({ remembered, name }) =>
          dispatch(remembered ? cardRemembered({ uid, name: name.trim() || texts.name }) : cardForgotten(uid))
        }
        onSubmit={() => undefined}
        submitError={null}
        submitting={false}
      >
        {({ values }) => (
          <>
            <CheckboxField name="remembered" label={texts.ask} />
            {values.remembered && (
              <TextField name="name" label={texts.nameLabel} autoCapitalize="sentences" />
            )}
          </>
        )}
      </FormShell>
    </Box>
  );
}
