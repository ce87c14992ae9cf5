/** Links from other pages to the help pages, which have their pages' titles. */
export const help = {
  othersTitle: 'También puede servirle',
  laundromats: 'Encontrar su lavandería',
} as const;
