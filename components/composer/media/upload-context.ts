import { createContext } from 'react';
import { sendUpload } from '#machines/composer/media/media-upload.machine.ts';
import { checkUpload, type UploadLimits } from '#machines/composer/media/upload-check.ts';

/** Checks a file before it is uploaded. Rejects with the reason. */
export type UploadCheck = (file: File, limits: UploadLimits) => Promise<void>;

const check: UploadCheck = async (file, limits) => checkUpload(file, limits);

/**
 * The functions that check and upload files. By default files are uploaded to the forum; stories replace the functions.
 */
export const UploadContext = createContext({ check, send: sendUpload });
