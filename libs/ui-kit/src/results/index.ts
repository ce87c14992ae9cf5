export { CopyButton } from './CopyButton.tsx';
export { ReceiptCard } from './ReceiptCard.tsx';
export { ResultView } from './ResultView.tsx';
export type { ResultStatus } from './ResultView.tsx';
