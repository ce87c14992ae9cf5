/**
 * On the element whose first child is the bar of a phone's main button: the page keeps what has the focus
 * clear of it.
 */
export const ACTION_BAR = 'data-action-bar';
