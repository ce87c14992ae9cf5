/**
 * What the work comes to, if it does so in time; else it goes on unheard.
 *
 * @throws what `late` gives, once the milliseconds are over
 */
export function withTimeout<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    const clear = () => clearTimeout(timer);
    work.then(resolve, reject);
    work.then(clear, clear);
  });
}
