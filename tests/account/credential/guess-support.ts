import { requireGuess } from '#server/account/credential/guess.queries.ts';
import { type Browser, goodPassword } from '#tests/account/support.ts';
import type { TestForum } from '#tests/support/server/test-forum.ts';

/** Signs in from an address, without cookies. */
export const signInFrom =
  ({ server }: TestForum) =>
  (remoteAddress: string, name: string, password: string) =>
    server.inject({
      method: 'POST',
      url: '/api/v2/sessions',
      headers: { 'x-requested-with': 'folkmoot' },
      payload: { name, password },
      remoteAddress,
    });

/** Signs in with a browser. */
export const signIn = (browser: Browser, name: string, password = goodPassword) =>
  browser.send('POST', '/sessions', { name, password });

/** Returns the error code of a rejection, or the status of a success. */
export const outcomeOf = (answer: Awaited<ReturnType<Browser['send']>>) => answer.json().code ?? answer.statusCode;

/** Guesses a name's password from many networks, like a botnet. */
export async function guessFromEverywhere({ forum }: TestForum, name: string): Promise<void> {
  for (let guess = 0; guess < 60; guess += 1)
    await requireGuess(forum, {
      purpose: 'password',
      subject: name,
      source: { kind: 'network', value: `stranger ${name} ${guess}` },
    }).catch(() => undefined);
}
