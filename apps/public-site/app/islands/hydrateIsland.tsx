import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readEarlyInput, replayEarlyInput, replayEarlyLeaves } from './earlyInput.ts';
import { HYDRATED, ISLAND, TEMPLATE_OF, readInitialData } from './island.ts';
import type { InitialData } from './island.ts';

/** The time after a key press that counts as a pause in typing, in ms. */
const PAUSE_MS = 500;

/**
 * Hydration takes a phone some hundred milliseconds, during which key presses are delayed. If the page works
 * without it (because it has the next step as a template), hydration waits for a pause in typing.
 */
function whenPaused(name: string, element: HTMLElement, hydrate: () => void): void {
  const canGoOn = document.querySelector(`[${TEMPLATE_OF}="${name}"]`) !== null;
  if (!canGoOn || readEarlyInput(element).length === 0) return hydrate();
  let timer = setTimeout(paused, PAUSE_MS);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(paused, PAUSE_MS);
  }
  function paused() {
    removeEventListener('input', wait, true);
    hydrate();
  }
  addEventListener('input', wait, true);
}

/**
 * Hydrates the page's island and repeats earlier inputs for it, in a task after the one that evaluated the
 * modules: on a slow phone both together would block the main thread for a third of a second.
 */
export function hydrateIsland(name: string, Island: ComponentType<InitialData>): void {
  const element = document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);
  if (element) setTimeout(() => whenPaused(name, element, () => hydrate(name, element, Island)));
}

/** Runs in one task, so that a key pressed meanwhile is handled after the repeated inputs. */
function hydrate(name: string, element: HTMLElement, Island: ComponentType<InitialData>): void {
  const early = readEarlyInput(element);
  // Flushes effects too, so that fields have the values stored in the session.
  flushSync(() => {
    hydrateRoot(element, <Island initialData={readInitialData(element)} />, { identifierPrefix: name });
  });
  element.dispatchEvent(new Event(HYDRATED));
  // Flushed, because the next submission has to include these inputs.
  flushSync(() => replayEarlyInput(early));
  flushSync(() => replayEarlyLeaves(early));
}
