import { StrictMode, useEffect } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { readEarlyInput, replayEarlyInput } from './earlyInput.ts';
import { HYDRATED, ISLAND } from './island.ts';

function Hydrating({ island: Island, onHydrated }: { island: ComponentType; onHydrated: () => void }) {
  // Effects of the island have run: what its session kept stands in its fields.
  useEffect(onHydrated, [onHydrated]);
  return <Island />;
}

/** Hydrates the page's island; what was entered before it came is entered again, so that it hears of it. */
export function hydrateIsland(name: string, island: ComponentType): void {
  const element = document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);
  if (!element) return;
  const early = readEarlyInput(element);
  let hydrated = false;
  const onHydrated = () => {
    if (hydrated) return;
    hydrated = true;
    setTimeout(() => {
      element.dispatchEvent(new Event(HYDRATED));
      // What is sent next reads what was entered.
      flushSync(() => replayEarlyInput(early));
    });
  };
  hydrateRoot(
    element,
    <StrictMode>
      <Hydrating island={island} onHydrated={onHydrated} />
    </StrictMode>,
    { identifierPrefix: name },
  );
}
