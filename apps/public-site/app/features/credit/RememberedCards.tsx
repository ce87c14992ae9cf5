import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { credit } from '@laundry/strings';
import { useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cardForgotten, selectCards } from './cards.slice.ts';
import { cardSubmitted } from './credit.slice.ts';

const { remembered: texts } = credit;

/** The cards that this device remembers: a press goes on with one, another takes it off. */
export function RememberedCards() {
  const dispatch = useDispatch();
  const cards = useSelector(selectCards);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  if (cards.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Box component="h2" id={id} ref={title} tabIndex={-1} sx={{ typography: 'h4', m: 0, mb: 1.5 }}>
        {texts.title}
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {cards.map(({ uid, name }) => (
          <Box component="li" key={uid} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Button
              variant="outlined"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
              onClick={() => dispatch(cardSubmitted(uid))}
            >
              {texts.use(name, uid)}
            </Button>
            <IconButton
              aria-label={texts.remove(name)}
              onClick={() => {
                dispatch(cardForgotten(uid));
                // The pressed button goes away: focus stays with the list.
                title.current?.focus();
              }}
            >
              <Close />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
