/** Sends a message to a new worker and returns its answer. The worker ends afterwards. */
export const askWorker = <Answer>(worker: Worker, message: unknown): Promise<Answer> =>
  new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(message);
  }).finally(() => worker.terminate());
