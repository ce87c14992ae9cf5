import { deviceStorage, tabStorage } from '@laundry/flow/browserStorage';
import { forgetDevice } from '../storage/forgetDevice.ts';

/** The attribute of a button that clears the device, and of the element that confirms it. */
export const FORGETS = 'data-forgets';

/** Activates the button of /privacy. */
export function forgetOnRequest(): void {
  const said = document.querySelector(`[role=status][${FORGETS}]`);
  document.querySelector(`button[${FORGETS}]`)?.addEventListener('click', () => {
    forgetDevice(tabStorage, deviceStorage);
    if (said) said.textContent = said.getAttribute(FORGETS);
  });
}
