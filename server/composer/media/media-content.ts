import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

/**
 * The extensions that are rejected regardless of the settings, because a browser would run such files or show them as a
 * page of this site.
 */
const forbidden = new Set(
  'html htm xhtml xht shtml mhtml mht svg svgz xml xsl xslt js mjs cjs css swf hta php phtml exe dll bat cmd com msi sh jar'.split(
    ' ',
  ),
);

/** The extensions that a type of content may have besides its own. */
const alias: Readonly<Record<string, readonly string[]>> = {
  jpg: ['jpeg', 'jpe', 'jfif'],
  tif: ['tiff'],
  mp4: ['m4v'],
  m4a: ['m4b', 'mp4'],
  m4v: ['mp4'],
  mov: ['mp4', 'qt'],
  ogg: ['oga', 'ogv', 'ogx'],
  oga: ['ogg'],
  ogv: ['ogg'],
  opus: ['ogg'],
  weba: ['webm'],
};

/** The types of images that the forum re-encodes. All others are treated as ordinary files. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']);

/** The detected content of a file. */
export interface MediaContent {
  readonly extension: string;
  readonly type: string;
  readonly isPicture: boolean;
}

/** Returns the extension of a file name in lower case, without the dot. Returns an empty string when there is none. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The extensions of images that the forum re-encodes. */
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'];

/** Returns whether files with this extension may be uploaded at all. */
export const isAllowedExtension = (extension: string, allowed: readonly string[]): boolean =>
  extension !== '' && allowed.includes(extension) && !forbidden.has(extension);

const textTypes: Readonly<Record<string, string>> = { csv: 'text/csv', json: 'application/json', md: 'text/markdown' };

/**
 * Returns whether bytes are plain text: UTF-8 without control characters. Unless `isWhole` is set, a character may be
 * truncated at the end.
 */
const isPlainText = (bytes: Uint8Array, isComplete: boolean): boolean => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isComplete });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
    return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
  } catch {
    return false;
  }
};

async function isTextFile(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(65_536);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
    return isPlainText(buffer.subarray(0, bytesRead), bytesRead < buffer.length);
  } finally {
    await file.close();
  }
}

/**
 * Detects the content of a file from its bytes, and checks that its extension matches. Text has no signature: its type
 * follows from the extension, and it is served as a download, never as a page. Returns undefined when content and
 * extension disagree.
 */
export async function recogniseContent(path: string, extension: string): Promise<MediaContent | undefined> {
  const known = await fileTypeFromFile(path);
  if (!known) {
    const type = textTypes[extension] ?? (['txt', 'log', 'srt', 'vtt'].includes(extension) ? 'text/plain' : undefined);
    return type && (await isTextFile(path)) ? { extension, type, isPicture: false } : undefined;
  }
  const names = [known.ext as string, ...(alias[known.ext] ?? [])];
  if (forbidden.has(known.ext) || !names.includes(extension)) return undefined;
  const isPicture = pictures.has(known.mime);
  return { extension: isPicture ? known.ext : extension, type: known.mime, isPicture };
}
