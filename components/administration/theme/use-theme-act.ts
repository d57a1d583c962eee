import { useQueryClient } from '@tanstack/react-query';
import { useMemberChange } from '#components/member/settings/use-member-change.ts';

/** Something done to themes by a button: whether it is under way, why it failed, and how it is begun. */
export interface ThemeAct {
  readonly isBusy: boolean;
  /** Empty while nothing has failed. */
  readonly problem: string;
  readonly begin: () => void;
}

/** Does something to themes once, forgets what was known of them, and then goes on with `done`. */
export function useThemeAct<Done>(act: () => Promise<Done>, done: (result: Done) => unknown): ThemeAct {
  const client = useQueryClient();
  const { change, submit } = useMemberChange();
  const begin = () =>
    submit(async () => {
      const result = await act();
      await client.invalidateQueries({ queryKey: ['themes'] });
      await done(result);
    });
  return { isBusy: change.isSaving, problem: change.words, begin };
}
