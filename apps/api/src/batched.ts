/** After this time the next batch is sent without waiting, because the current one may be stuck. */
const STUCK_AFTER_MS = 100;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches calls: items that arrive while a batch is running are answered together in the next one. So a
 * caller waits at most for the current batch and its own.
 *
 * @param answerAll returns the result of each item, in the same order
 */
export function batched<Item, Result>(answerAll: (items: readonly Item[]) => Promise<readonly Result[]>) {
  let waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function answer(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await answerAll(batch.map(({ item }) => item));
      // `answerAll` returns one result for each item.
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function sendBatch(): void {
    isBusy = waiting.length > 0;
    if (!isBusy) return;
    const batch = waiting;
    waiting = [];
    let hasProceeded = false;
    const proceed = () => {
      if (hasProceeded) return;
      hasProceeded = true;
      clearTimeout(timer);
      sendBatch();
    };
    const timer = setTimeout(proceed, STUCK_AFTER_MS);
    void answer(batch).then(proceed);
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) sendBatch();
    });
}
