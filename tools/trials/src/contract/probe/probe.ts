/** Runs inside the server's process (`--import`) and measures it whenever its parent asks. */
const COLLECTIONS = 4;

process.on('message', (question) => {
  if (question !== 'measure') return;
  // Objects with finalizers are freed only by a later collection.
  for (let count = 0; count < COLLECTIONS; count += 1) globalThis.gc?.();
  process.send?.({
    heapBytes: process.memoryUsage().heapUsed,
    handles: process.getActiveResourcesInfo().length,
  });
});
