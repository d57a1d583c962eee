import { formatSize } from '#api/composer/media/format-size.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { t } from '#api/translations.ts';

/** The site's upload limits: the maximum size in bytes, and the accepted extensions. */
export interface UploadLimits {
  readonly maxSize: number;
  readonly extensions: readonly string[];
}

/** The extensions of images that browsers display in a page. */
export const pictureExtensions: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'];

const numberOr = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

/** Reads the upload limits from the site's settings. A missing setting imposes no limit. */
export const uploadLimitsOf = (settings: Readonly<Record<string, unknown>>): UploadLimits => {
  const extensions = settings['upload.allowedExtensions'];
  return {
    maxSize: numberOr(settings['upload.maxSize'], Number.POSITIVE_INFINITY),
    extensions: Array.isArray(extensions) ? extensions.map((extension) => String(extension).toLowerCase()) : [],
  };
};

/** Returns the upload limits for images only. */
export const pictureLimitsOf = ({ maxSize, extensions }: UploadLimits): UploadLimits => ({
  maxSize,
  extensions: extensions.length > 0 ? extensions.filter((one) => pictureExtensions.includes(one)) : pictureExtensions,
});

/** Returns the extension of a file name in lower case, without the dot. Returns an empty string when there is none. */
const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';

/** Returns the `accept` attribute of a file input for the accepted extensions. */
export const acceptOf = ({ extensions }: UploadLimits): string => extensions.map((one) => `.${one}`).join(',');

/**
 * Checks a file before it is sent (docs/behavior/composer.md#uploads): it must not be empty or too large, and the site
 * must accept its type. Pasted images without a name of their own have a default name with an extension.
 *
 * @throws {ApiFailure} with the specified message.
 */
export function checkUpload({ name, size }: File, { maxSize, extensions }: UploadLimits): void {
  const refuse = (reason: string): never => {
    throw fieldsFailure({ file: reason });
  };
  if (size > maxSize) refuse(t('composer.upload.too-big', { size: formatSize(maxSize) }));
  if (extensions.length > 0 && !extensions.includes(extensionOf(name)))
    refuse(t('composer.upload.not-allowed', { extensions: extensions.join(', ') }));
  if (size === 0) refuse(t('composer.upload.empty'));
}
