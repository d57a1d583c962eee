import type { Api } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import { readUser } from '#api/member/user.client.ts';

/** The number of the member of a name, for lists that are narrowed by number; 0, which nobody has, where there is none. */
export async function memberNumber(api: Api, name: string): Promise<string> {
  try {
    return String((await readUser(api, `$name:${name}`)).body.userID);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return '0';
    throw error;
  }
}
