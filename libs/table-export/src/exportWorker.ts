import { createMessageHandler } from './messageHandler.ts';
import type { ExportResponse, ExportRequest } from './messageHandler.ts';

/** Writes a table away from the page's own work. */
export interface ExportWorker {
  readonly request: (message: ExportRequest) => Promise<ExportResponse>;
  /** Stops at once; nothing is answered any more. */
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

/** Without workers: on the main thread, with a pause between two pages. */
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
