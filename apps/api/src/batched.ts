/** A batch that takes longer may be stuck: the next one is sent without waiting for it. */
const STUCK_AFTER_MS = 100;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches calls: items that come while one batch is under way are answered together in the next one. So a
 * caller waits at most for the current batch and for its own.
 *
 * @param answerAll gives the result of each item, in their order
 */
export function batched<Item, Result>(answerAll: (items: readonly Item[]) => Promise<readonly Result[]>) {
  let waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function answer(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await answerAll(batch.map(({ item }) => item));
      // One result for each item: that is what `answerAll` promises.
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
