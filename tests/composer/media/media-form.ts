import sharp from 'sharp';
import type { Media } from '#api/composer/media/media.contract.ts';
import type { ApiErrorBody } from '#api/failure.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';

/** The boundary between the fields of a form. No test file contains it. */
export const boundary = '----folkmoot-test';

/** Returns the form of an upload, as a browser sends it. */
export const mediaForm = (name: string, content: Uint8Array | string, field = 'file') => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    Buffer.from(content as string),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]),
});

/** Uploads a file as a member or guest. Returns the status, and the record or the error. */
export async function uploadMedia(user: TestUser, ...given: Parameters<typeof mediaForm>) {
  const response = await user.request({ method: 'POST', url: '/api/v2/media', ...mediaForm(...given) });
  return { status: response.statusCode, body: response.json<Media & ApiErrorBody>() };
}

/** Creates an image of one colour that can be encoded in any format. */
export const aPicture = (width = 8, height = 6) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
