import { createMessageHandler } from './messageHandler.ts';
import type { ExportRequest } from './messageHandler.ts';
import type { ExportResponse } from './worker.ts';

/** Writes a table outside the page's main thread. */
export interface ExportWorker {
  /** Answers the last message with the file; rejects where it could not be written. */
  readonly request: (message: ExportRequest) => Promise<Blob | undefined>;
  /** Stops immediately; no further answers arrive. */
  readonly terminate: () => void;
}

function webWorker(): ExportWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    request: (message) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data: { file, failure } }: MessageEvent<ExportResponse>) =>
          failure === undefined ? resolve(file) : reject(new Error(failure));
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(message);
      }),
    terminate: () => worker.terminate(),
  };
}

/** For browsers without workers: writes on the main thread, with a pause between two pages. */
function mainThreadWorker(): ExportWorker {
  const handleMessage = createMessageHandler();
  return {
    request: async (message) => {
      await new Promise((resolve) => setTimeout(resolve));
      return handleMessage(message);
    },
    terminate: () => undefined,
  };
}

export const createExportWorker = (): ExportWorker =>
  typeof Worker === 'undefined' ? mainThreadWorker() : webWorker();
