import { HYDRATED, ISLAND } from '../islands/island.ts';

/**
 * Holds what is sent before the page's island is hydrated and sends it then; what is edited meanwhile is for the person
 * to send again.
 */
export function holdSubmit(): void {
  const island = document.querySelector<HTMLElement>(`[${ISLAND}]`);
  if (!island) return;
  let held: { form: HTMLFormElement; by: HTMLElement | null } | undefined;
  const release = () => {
    held?.by?.removeAttribute('aria-busy');
    held = undefined;
  };
  const hold = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    release();
    held = { form: event.target, by: event.submitter };
    held.by?.setAttribute('aria-busy', 'true');
  };
  island.addEventListener('submit', hold, true);
  island.addEventListener('input', release, true);
  island.addEventListener(
    HYDRATED,
    () => {
      island.removeEventListener('submit', hold, true);
      island.removeEventListener('input', release, true);
      const sent = held;
      release();
      // After what was entered before has been entered again (hydrateIsland.tsx). A page that goes on by itself, with the
      // card of its address, has taken the form away.
      queueMicrotask(() => {
        if (sent?.form.isConnected) sent.form.requestSubmit(sent.by);
      });
    },
    { once: true },
  );
}
