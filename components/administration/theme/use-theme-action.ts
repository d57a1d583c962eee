import { useQueryClient } from '@tanstack/react-query';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';

/** A theme action of a button: its pending state, its error and the function that starts it. */
export interface ThemeAction {
  readonly isBusy: boolean;
  /** The error message. Empty when the action has not failed. */
  readonly problem: string;
  readonly begin: () => void;
}

/** Returns a theme action that runs once per click, invalidates the theme queries, and then calls `done`. */
export function useThemeAction<Done>(act: () => Promise<Done>, done: (result: Done) => unknown): ThemeAction {
  const client = useQueryClient();
  const { change, submit } = useFormSubmission();
  const begin = () =>
    submit(async () => {
      const result = await act();
      await client.invalidateQueries({ queryKey: ['themes'] });
      await done(result);
    });
  return { isBusy: change.isSending, problem: change.message, begin };
}
