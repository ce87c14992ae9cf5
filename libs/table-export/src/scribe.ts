import type { Answer, Order } from './messages.ts';
import { obedient } from './obey.ts';

/** Somebody who writes a table elsewhere. */
export interface Scribe {
  readonly tell: (order: Order) => Promise<Answer>;
  /** Stops at once; nothing is answered any more. */
  readonly dismiss: () => void;
}

function workerScribe(): Scribe {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    tell: (order) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(order);
      }),
    dismiss: () => worker.terminate(),
  };
}

/** Where there are no workers: in place, but never two pages without a pause. */
function ownScribe(): Scribe {
  const obey = obedient();
  return {
    tell: (order) =>
      new Promise((resolve, reject) =>
        setTimeout(() => {
          try {
            resolve(obey(order));
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        }),
      ),
    dismiss: () => undefined,
  };
}

export const hireScribe = (): Scribe => (typeof Worker === 'undefined' ? ownScribe() : workerScribe());
