import { fieldsFailure } from '#api/fields-failure.ts';
import { t } from '#api/translations.ts';
import type { PhotoArea } from '#machines/member/settings/member-photo-crop.machine.ts';

/** The types of pictures that a browser can write. Others become PNG. */
const written: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Returns the chosen part of a picture as a file. A picture that is not cropped is returned unchanged, which keeps its
 * animation.
 */
export async function cutPicture(file: File, area: PhotoArea | undefined): Promise<File> {
  if (!area || (area.width > 99.9 && area.height > 99.9)) return file;
  const type = written.has(file.type) ? file.type : 'image/png';
  const blob = await draw(file, area, type).catch(() => null);
  if (!blob) throw fieldsFailure({ file: t('form.image.unreadable') });
  const stem = file.name.replace(/\.[^.]+$/, '');
  return new File([blob], `${stem}.${type.slice('image/'.length).replace('jpeg', 'jpg')}`, { type });
}

/** Returns a part of a picture, in the size that it has there. */
async function draw(file: File, area: PhotoArea, type: string): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const part = (percent: number, whole: number) => Math.round((percent / 100) * whole);
  const [width, height] = [
    Math.max(1, part(area.width, picture.width)),
    Math.max(1, part(area.height, picture.height)),
  ];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas
    .getContext('2d')
    ?.drawImage(picture, part(area.x, picture.width), part(area.y, picture.height), width, height, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
}
