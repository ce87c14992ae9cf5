import { kit } from '@laundry/strings';

/** Something is on its way; said politely to screen readers. */
export const NativeLoading = ({ label = kit.loading }: { label?: string }) => (
  <div role="status" className="kit-loading">
    {label}
  </div>
);
