import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readEarlyInput, replayEarlyInput, replayEarlyLeaves } from './earlyInput.ts';
import { HYDRATED, ISLAND, TEMPLATE_OF, readInitialData } from './island.ts';
import type { InitialData } from './island.ts';

/** How long after a key a person has paused, in ms. */
const PAUSE_MS = 500;

/**
 * Hydrating takes a phone some hundred milliseconds in which no key is heard. Where the page can go on by
 * itself (it brings the next step as a template), it waits for a pause of who is typing.
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
 * Hydrates the page's island; what was entered before it came is entered again, so that it hears of it. All
 * of it in one task: a key that is typed meanwhile waits, and comes after what was typed before.
 */
export function hydrateIsland(name: string, Island: ComponentType<InitialData>): void {
  const element = document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);
  if (element) whenPaused(name, element, () => hydrate(name, element, Island));
}

function hydrate(name: string, element: HTMLElement, Island: ComponentType<InitialData>): void {
  const early = readEarlyInput(element);
  // With its effects: what its session kept stands in its fields.
  flushSync(() => {
    hydrateRoot(element, <Island initialData={readInitialData(element)} />, { identifierPrefix: name });
  });
  element.dispatchEvent(new Event(HYDRATED));
  // What is sent next reads what was entered.
  flushSync(() => replayEarlyInput(early));
  flushSync(() => replayEarlyLeaves(element, early));
}
