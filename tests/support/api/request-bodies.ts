import sharp from 'sharp';
import type { Cast } from './role-cast.ts';

const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer();

/** Returns the payload and headers of a form upload with a file in the given field. */
export function aFileForm(field: string, file: { name: string; type: string; content: Buffer }) {
  const boundary = 'folkmoot';
  const head = `Content-Disposition: form-data; name="${field}"; filename="${file.name}"\r\nContent-Type: ${file.type}`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      file.content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

/** Returns the payload and headers of a form upload with an image in the given field. */
export const aPictureFile = (field: string) =>
  aFileForm(field, { name: 'picture.png', type: 'image/png', content: picture });

/** Returns the payload and headers of a form upload with a file of a dump. */
export const aDumpFile = (name = 'Users.xml', rows = '') =>
  aFileForm('file', { name, type: 'application/xml', content: Buffer.from(`<users>${rows}</users>`) });

/** The request body for a custom page. */
export const aCustomPage = (urlcode: string | number) => ({
  seoTitle: 'Guides',
  seoDescription: 'How to sharpen',
  urlcode: `guide-${urlcode}`,
});

/** The request body for a profile field. */
export const aProfileField = (apiName: string) => ({
  apiName,
  label: apiName,
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
  mutability: 'all',
  registrationOptions: 'hidden',
});

/** The request body for a post type. */
export const aPostType = (postTypeID: string) => ({ postTypeID, name: postTypeID, parentPostTypeID: 'discussion' });

/** The request body for a post field. */
export const aPostField = (postFieldID: string) => ({
  postFieldID,
  label: postFieldID,
  dataType: 'text',
  formType: 'text',
  visibility: 'public',
});

/** The request body for an authenticator. */
export const anAuthenticator = (number: number) => ({
  name: `Service ${number}`,
  clientID: 'forum',
  secret: 'quiet',
  authenticatorConfig: { issuer: 'http://127.0.0.1:9' },
});

/** Returns a new email address. */
export const anEmail = ({ fresh }: Cast) => `somebody${fresh()}@example.org`;
