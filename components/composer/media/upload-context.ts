import { createContext } from 'react';
import { sendUpload } from '#machines/composer/media/media-upload.machine.ts';
import { checkUpload, type UploadLimits } from '#machines/composer/media/upload-check.ts';

/** A check of a file before it is sent; it rejects with the reason. */
export type UploadCheck = (file: File, limits: UploadLimits) => Promise<void>;

const check: UploadCheck = async (file, limits) => checkUpload(file, limits);

/** Checks and sends files; the default sends them to the forum, and stories replace it. */
export const UploadContext = createContext({ check, send: sendUpload });
