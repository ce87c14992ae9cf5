/**
 * After a page is turned its first rows are looked for: the table's own scrolling begins anew, and so does
 * that of cards.
 */
export function toFirstRow(table: HTMLElement | null): void {
  const scroller = table?.querySelector('.MuiDataGrid-virtualScroller');
  if (scroller) scroller.scrollTop = 0;
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: 'start' });
}
