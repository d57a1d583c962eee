import { createContext } from 'react';
import { checkPicture, sendPicture } from '#machines/composer/media-upload.machine.ts';

/** How this page's editors check and send pictures: to the forum, unless a story brings other ways. */
export const UploadContext = createContext({ check: checkPicture, send: sendPicture });
