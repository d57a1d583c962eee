import type { MessageFile } from '#api/conversation/message.contract.ts';
import type { Writing } from '#machines/composer/form/writing.ts';

const isFile = (one: unknown): one is MessageFile =>
  typeof (one as MessageFile | null)?.mediaID === 'number' && typeof (one as MessageFile).name === 'string';

/** The files that a kept text is to take along; what is broken is left out. */
export const filesIn = ({ meta }: Writing): readonly MessageFile[] =>
  Array.isArray(meta['files']) ? meta['files'].filter(isFile) : [];

/** The same text with other files. */
export const withFiles = (writing: Writing, files: readonly MessageFile[]): Writing => ({
  ...writing,
  meta: { ...writing.meta, files },
});

/** The numbers of those files, as they are sent. */
export const mediaIDsIn = (writing: Writing): number[] => filesIn(writing).map(({ mediaID }) => mediaID);
