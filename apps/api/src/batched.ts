/** A question that takes longer may be stuck: the next ones no longer wait for it. */
const PATIENCE_MS = 100;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks for many at once what each asks for: while one question is under way, the next ones gather. Nobody waits for
 * more than the question before and their own.
 *
 * @param ask answers each item, in their order
 */
export function batched<Item, Result>(ask: (items: readonly Item[]) => Promise<readonly Result[]>) {
  let waiting: Waiting<Item, Result>[] = [];
  let asking = false;

  async function answer(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await ask(batch.map(({ item }) => item));
      // One result for each item: that is what `ask` promises.
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  function askNext(): void {
    asking = waiting.length > 0;
    if (!asking) return;
    const batch = waiting;
    waiting = [];
    let isPast = false;
    const goOn = () => {
      if (isPast) return;
      isPast = true;
      clearTimeout(patience);
      askNext();
    };
    const patience = setTimeout(goOn, PATIENCE_MS);
    void answer(batch).then(goOn);
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!asking) askNext();
    });
}
