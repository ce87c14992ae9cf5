import { checkout } from '@laundry/strings';
import * as v from 'valibot';

/** The part of Bancard's script that the page uses (providers §2). */
const BancardWindow = v.object({
  Bancard: v.object({ Checkout: v.object({ createForm: v.function() }) }),
});

/** After this time, in ms, the script counts as not loaded. */
const LOAD_TIMEOUT_MS = 20_000;

/** Loads Bancard's script once. @throws Error when it cannot be loaded, or not in time */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (v.is(BancardWindow, window)) return resolve();
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} was not loaded`));
    };
    document.head.append(script);
    setTimeout(() => reject(new Error(`${url} did not load in time`)), LOAD_TIMEOUT_MS);
  });
}

/** Inserts Bancard's form for a process. @throws Error when its script is not loaded or not Bancard's */
export async function openEmbeddedForm(
  scriptUrl: string,
  container: HTMLElement,
  processId: string,
): Promise<void> {
  await loadScript(scriptUrl);
  const { Bancard } = v.parse(BancardWindow, window);
  if (!container.isConnected) return;
  container.replaceChildren();
  // Without styles, because with some the script sends a request to Bancard (providers §2).
  Bancard.Checkout.createForm(container.id, processId, {});
  // Bancard's script gives the frame no title.
  container.querySelector('iframe')?.setAttribute('title', checkout.embedded.frame);
}
