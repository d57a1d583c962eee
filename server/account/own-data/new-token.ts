import type { z } from 'zod';
import type { NewToken as Requested } from '#api/account/own-data/token.contract.ts';
import { accessTokenMark } from '#server/member/session/access-token.ts';
import { hashOfToken, newToken } from '#server/member/session/session.ts';
import type { NewToken } from './token.queries.ts';

const day = 86_400_000;

/** Creates the secret of a new access token, and the row that stores it without the secret. */
export function newTokenOf(
  { name, scope = 'write', areas = null, lifetime }: z.input<typeof Requested>,
  by: Pick<NewToken, 'userID' | 'insertUserID' | 'now'>,
): { readonly accessToken: string; readonly row: NewToken } {
  const accessToken = `${accessTokenMark}${newToken()}`;
  const row = {
    ...by,
    name,
    scope,
    areas,
    hash: hashOfToken(accessToken),
    hint: accessToken.slice(-4),
    expires: lifetime ? new Date(by.now.getTime() + lifetime * day) : null,
  };
  return { accessToken, row };
}
