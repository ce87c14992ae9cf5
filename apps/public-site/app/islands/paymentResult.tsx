import { PaymentResultPage } from '../features/payment-result/PaymentResultPage.tsx';
import { createThemedIsland } from './themedIsland.tsx';

export default createThemedIsland(PaymentResultPage);
