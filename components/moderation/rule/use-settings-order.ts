import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { settingsOrderMachine } from '#machines/moderation/rule/settings-order.machine.ts';
import type { Submission } from '#machines/primitives/submission/submission.connect.ts';

/** The two positions of a list whose items are swapped. */
export interface SettingsSwap {
  readonly index: number;
  readonly other: number;
}

/** Sends a new order of a list. `swap` sends it, and `renew` loads the list again, also after a failure. */
export const useSettingsOrder = (
  swap: (index: number, other: number) => Promise<unknown>,
  renew: () => unknown,
): Submission<SettingsSwap> =>
  useSubmission<SettingsSwap>(settingsOrderMachine, {
    send: ({ index, other }) => swap(index, other),
    onDone: () => void renew(),
    onFailure: () => void renew(),
  });
