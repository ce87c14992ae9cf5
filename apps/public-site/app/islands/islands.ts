// All islands by their modules' names, for prerenderer and stories. A page only loads its own.
export { default as accessories } from './accessories.tsx';
export { default as embeddedCheckout } from './embeddedCheckout.tsx';
export { default as completeSignup } from './completeSignup.tsx';
export { default as contact } from './contact.tsx';
export { default as credit } from './credit.tsx';
export { default as formCheckout } from './formCheckout.tsx';
export { default as myLaundry } from './myLaundry.tsx';
export { default as paymentResult } from './paymentResult.tsx';
export { default as report } from './report.tsx';
export { default as reportFailure } from './reportFailure.tsx';
export { default as visit } from './visit.tsx';
