import type { Media } from '#api/composer/media/media.contract.ts';
import { ApiFailure } from '#api/failure.ts';

/** Receives the progress of an upload: the uploaded fraction, from 0 to 1. */
export type UploadProgress = (part: number) => void;

const answerOf = (request: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
};

/**
 * Uploads a file (uploads.add) and reports the progress, which `fetch` does not support. Rejects with an `ApiFailure`;
 * when aborted, rejects with the signal's reason.
 */
export const uploadWithProgress = (file: File, onProgress: UploadProgress, signal: AbortSignal): Promise<Media> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file, file.name);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () =>
      request.status < 400
        ? resolve(answerOf(request) as Media)
        : reject(ApiFailure.fromBody(answerOf(request), request.status));
    request.onerror = () => reject(ApiFailure.unreachable());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', '/api/v2/media');
    request.setRequestHeader('X-Requested-With', 'folkmoot');
    request.send(body);
  });
