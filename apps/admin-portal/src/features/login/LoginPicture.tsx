import { Building } from '@laundry/ui-kit';

/** The drawing beside the form. It is loaded apart: phones do not show it, and the form does not wait for it. */
export function LoginPicture() {
  return <Building size={320} />;
}
