/** A separate module, so that the sanitiser is loaded after the items. */
export { sanitise } from '@laundry/ui-kit/sanitise';
