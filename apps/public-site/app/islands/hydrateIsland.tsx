import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readEarlyInput, replayEarlyInput } from './earlyInput.ts';
import { HYDRATED, ISLAND, builtWithOf } from './island.ts';
import type { BuiltWith } from './island.ts';

/**
 * Hydrates the page's island; what was entered before it came is entered again, so that it hears of it. All of it in one
 * task: a key that is typed meanwhile waits, and comes after what was typed before.
 */
export function hydrateIsland(name: string, Island: ComponentType<BuiltWith>): void {
  const element = document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);
  if (!element) return;
  const early = readEarlyInput(element);
  // With its effects: what its session kept stands in its fields.
  flushSync(() => {
    hydrateRoot(element, <Island builtWith={builtWithOf(element)} />, { identifierPrefix: name });
  });
  element.dispatchEvent(new Event(HYDRATED));
  // What is sent next reads what was entered.
  flushSync(() => replayEarlyInput(early));
}
