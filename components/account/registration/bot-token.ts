import { botTokenNames } from '#api/account/registration/bot-token.ts';

let place: HTMLElement | undefined;
let ask: (() => void) | undefined;

/**
 * Registers the element of the bot check and the function that resets it. Without an element, the bot check is removed.
 */
export function registerBotCheck(where: HTMLElement | undefined, askAnew?: () => void): void {
  place = where;
  ask = askAnew;
}

/** Returns the token of the passed bot check; empty if there is no bot check or it has not been passed. */
export function botToken(): string {
  const fields = botTokenNames.flatMap((name) => [
    ...(place?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []),
  ]);
  return fields.map(({ value }) => value).find(Boolean) ?? '';
}

/** Resets the bot check, because a token is valid only once. */
export const resetBotCheck = (): void => ask?.();
