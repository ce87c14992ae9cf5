/** A link to a part of its page, among others of its kind. */
export const pillLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  border: 1,
  borderColor: 'control.border',
  borderRadius: 22,
  backgroundColor: 'background.paper',
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { borderColor: 'primary.main' },
} as const;
