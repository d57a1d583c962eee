import type { MessageFile } from '#api/conversation/message.contract.ts';
import type { ComposerText } from '#machines/composer/form/writing.ts';

const isFile = (one: unknown): one is MessageFile =>
  typeof (one as MessageFile | null)?.mediaID === 'number' && typeof (one as MessageFile).name === 'string';

/** Returns the files of a stored text. Invalid entries are omitted. */
export const filesIn = ({ meta }: ComposerText): readonly MessageFile[] =>
  Array.isArray(meta['files']) ? meta['files'].filter(isFile) : [];

/** Returns a text with other files. */
export const withFiles = (writing: ComposerText, files: readonly MessageFile[]): ComposerText => ({
  ...writing,
  meta: { ...writing.meta, files },
});

/** Returns the IDs of a text's files, as sent in a request. */
export const mediaIDsIn = (writing: ComposerText): number[] => filesIn(writing).map(({ mediaID }) => mediaID);
