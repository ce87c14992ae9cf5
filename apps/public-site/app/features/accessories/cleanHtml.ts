/** A module of its own, so that what cleans HTML is fetched behind the items. */
export { sanitise } from '@laundry/ui-kit/sanitise';
