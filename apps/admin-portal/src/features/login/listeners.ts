/** Listens to an element until all listening ends. */
export type Listen = (element: HTMLElement, type: string, act: (event: Event) => void) => void;

/** Listeners that end together. */
export function listeners(): { on: Listen; endAll: () => void } {
  const ends: (() => void)[] = [];
  return {
    on: (element, type, act) => {
      element.addEventListener(type, act);
      ends.push(() => element.removeEventListener(type, act));
    },
    endAll: () => {
      for (const end of ends.splice(0)) end();
    },
  };
}
