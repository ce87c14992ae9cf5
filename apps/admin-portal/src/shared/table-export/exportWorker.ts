import { createMessageHandler } from './messageHandler.ts';
import type { ExportResponse, ExportRequest } from './messageHandler.ts';

/** Writes a table outside the page's main thread. */
export interface ExportWorker {
  readonly request: (message: ExportRequest) => Promise<ExportResponse>;
  /** Stops immediately; no further answers arrive. */
  readonly terminate: () => void;
}

function webWorker(): ExportWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    request: (message) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<ExportResponse>) => resolve(data);
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
    request: (message) =>
      new Promise((resolve, reject) =>
        setTimeout(() => {
          try {
            resolve(handleMessage(message));
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        }),
      ),
    terminate: () => undefined,
  };
}

export const createExportWorker = (): ExportWorker =>
  typeof Worker === 'undefined' ? mainThreadWorker() : webWorker();
