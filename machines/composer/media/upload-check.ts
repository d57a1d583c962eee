import { sizeInWords } from '#api/composer/media/size-in-words.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { t } from '#api/translations.ts';

/** The site's limits of an upload: the largest size in bytes, and the extensions that it takes. */
export interface UploadLimits {
  readonly maxSize: number;
  readonly extensions: readonly string[];
}

/** The extensions of pictures that browsers show in a page. */
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'];

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** Reads the limits of uploads from the settings of the site; a setting that is not there limits nothing. */
export const uploadLimitsOf = (settings: Readonly<Record<string, unknown>>): UploadLimits => {
  const extensions = settings['upload.allowedExtensions'];
  return {
    maxSize: numberOr(settings['upload.maxSize'], Number.POSITIVE_INFINITY),
    extensions: Array.isArray(extensions) ? extensions.map((extension) => String(extension).toLowerCase()) : [],
  };
};

/** The limits for pictures only. */
export const pictureLimitsOf = ({ maxSize, extensions }: UploadLimits): UploadLimits => ({
  maxSize,
  extensions: extensions.length > 0 ? extensions.filter((one) => pictureExtensions.includes(one)) : pictureExtensions,
});

/** The extension of a file's name in lower case, without the dot; empty when there is none. */
const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** The value of `accept` of a file input that offers what the limits take. */
export const acceptOf = ({ extensions }: UploadLimits): string => extensions.map((one) => `.${one}`).join(',');

/**
 * Checks a file before anything is sent (specification part 1 §5): it is not empty, not too large, and of a type that
 * the site takes. Pasted pictures without a name of their own bear one with an extension.
 *
 * @throws {ApiFailure} with the specified words.
 */
export function checkUpload({ name, size }: File, { maxSize, extensions }: UploadLimits): void {
  const refuse = (reason: string): never => {
    throw fieldsFailure({ file: reason });
  };
  if (size > maxSize) refuse(t('composer.upload.too-big', { size: sizeInWords(maxSize) }));
  if (extensions.length > 0 && !extensions.includes(extensionOf(name)))
    refuse(t('composer.upload.not-allowed', { extensions: extensions.join(', ') }));
  if (size === 0) refuse(t('composer.upload.empty'));
}
