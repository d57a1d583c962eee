import { botTokenNames } from '#api/account/registration/bot-token.ts';

let place: HTMLElement | undefined;
let ask: (() => void) | undefined;

/** Notes where the check of a protection against programs stands, and how it is asked anew; without a place it is gone. */
export function checkedBy(where: HTMLElement | undefined, askAnew?: () => void): void {
  place = where;
  ask = askAnew;
}

/** What shows that somebody passed the check; empty where nobody is asked, or has not passed. */
export function botToken(): string {
  const fields = botTokenNames.flatMap((name) => [
    ...(place?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []),
  ]);
  return fields.map(({ value }) => value).find(Boolean) ?? '';
}

/** Asks anew, since what was shown once counts no more. */
export const askBotAnew = (): void => ask?.();
