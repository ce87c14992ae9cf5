/**
 * Runs inside of the server's process (`--import`) and tells what it holds, each time that its parent asks.
 */
const COLLECTIONS = 4;

process.on('message', (question) => {
  if (question !== 'measure') return;
  // A collection may free what the next one collects: finalizers run in between.
  for (let count = 0; count < COLLECTIONS; count += 1) globalThis.gc?.();
  process.send?.({
    heapBytes: process.memoryUsage().heapUsed,
    handles: process.getActiveResourcesInfo().length,
  });
});
process.on('disconnect', () => process.exit());
// A listener alone would keep the process; the server's own work decides when it ends.
process.channel?.unref();
