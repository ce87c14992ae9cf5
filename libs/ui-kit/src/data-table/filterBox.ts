import { radius } from '../theme/shape.ts';

/** The look of a filter over a column. */
export const filterBox = {
  width: '100%',
  height: 32,
  px: 1,
  fontSize: '0.8125rem',
  border: '1px solid',
  borderColor: 'control.border',
  borderRadius: `${radius.control - 4}px`,
  backgroundColor: 'background.paper',
  '& input': { p: 0, '&:focus-visible': { outline: 'none' } },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 0 },
} as const;
