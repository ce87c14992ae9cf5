import { useEffect, useRef, useState } from 'react';
import { isWaiting, sendEach } from './sendEach.ts';
import type { SendingOptions, Sent } from './sendEach.ts';

interface State<Item> {
  items: readonly Item[];
  sending: boolean;
  /** The seconds that are left until a server that got too much takes more. */
  resting: number;
  /** Why the sending stopped before its end. */
  interruption: string | undefined;
}

/** Many that are sent one after the other, and what becomes of each; it ends with its component. */
export function useSending<Item extends Sent>(options: SendingOptions<Item>) {
  const [state, setState] = useState<State<Item>>({
    items: [],
    sending: false,
    resting: 0,
    interruption: undefined,
  });
  const change = (some: Partial<State<Item>>) => setState((before) => ({ ...before, ...some }));
  const running = useRef<AbortController>(null);
  /** What stops comes where what starts was: the second press of a double click is not meant for it. */
  const stop = ({ detail }: { detail: number }) => {
    if (detail < 2) running.current?.abort();
  };
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    // A second press may come before the first is drawn.
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    // Where none is left that waits, those that failed are tried again.
    const again = !state.items.some(isWaiting);
    let items = state.items.map((item) =>
      again && item.outcome.status === 'failed' ? { ...item, outcome: { status: 'waiting' as const } } : item,
    );
    change({ items, sending: true, interruption: undefined });
    const interruption = await sendEach<Item>(items, options, {
      signal,
      resting: (resting) => change({ resting }),
      settled: (item, outcome) => {
        items = items.map((one) => (one === item ? { ...item, outcome } : one));
        change({ items });
      },
    });
    running.current = null;
    change({ sending: false, interruption });
  };
  return {
    ...state,
    /** Takes other ones, of which nothing was sent yet. */
    load: (items: readonly Item[]) => change({ items, interruption: undefined }),
    start: () => void start(),
    stop,
  };
}

export type SendingState<Item extends Sent> = ReturnType<typeof useSending<Item>>;
