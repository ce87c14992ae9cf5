import type { ComponentType } from 'react';
import AccessoriesIsland from './accessories.tsx';
import EmbeddedCheckoutIsland from './embeddedCheckout.tsx';
import CompleteSignupIsland from './completeSignup.tsx';
import ContactIsland from './contact.tsx';
import CreditIsland from './credit.tsx';
import FormCheckoutIsland from './formCheckout.tsx';
import MyLaundryIsland from './myLaundry.tsx';
import PaymentResultIsland from './paymentResult.tsx';
import ReportIsland from './report.tsx';
import ReportFailureIsland from './reportFailure.tsx';
import VisitIsland from './visit.tsx';

/** All islands by their modules' names, for prerenderer and stories. A page only loads its own. */
export const islands = {
  accessories: AccessoriesIsland,
  embeddedCheckout: EmbeddedCheckoutIsland,
  completeSignup: CompleteSignupIsland,
  contact: ContactIsland,
  credit: CreditIsland,
  formCheckout: FormCheckoutIsland,
  myLaundry: MyLaundryIsland,
  paymentResult: PaymentResultIsland,
  report: ReportIsland,
  reportFailure: ReportFailureIsland,
  visit: VisitIsland,
} satisfies Record<string, ComponentType>;

export type IslandName = keyof typeof islands;
