import type { TestUser } from '#tests/support/server/test-forum.ts';

/** Uploads a text file as a member. Returns the response, including error codes. */
export async function uploadText(who: TestUser, name: string, content = 'Keel first.') {
  const boundary = '----folkmoot-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const answer = await who.request({
    method: 'POST',
    url: '/api/v2/media',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${head}${content}\r\n--${boundary}--\r\n`,
  });
  return answer.json<{ mediaID: number; url: string; code?: string }>();
}
