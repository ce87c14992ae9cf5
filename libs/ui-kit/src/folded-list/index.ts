export { FoldedItem, FoldedList } from './FoldedList.tsx';
export type { FoldedItemProps, FoldedListProps } from './FoldedList.tsx';
