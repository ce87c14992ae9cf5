/** A line of its own under a row of buttons, whatever it says: no button is moved or made wider by it. */
export const statusBelow = { width: 0, minWidth: '100%', order: 1, typography: 'body2' } as const;
