import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonIn } from '#machines/reason-in.ts';

/** Something done to themes by a button: whether it is under way, why it failed, and how it is begun. */
export interface ThemeAct {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly begin: () => void;
}

/** Does something to themes once, forgets what was known of them, and then goes on with `done`. */
export function useThemeAct<Done>(act: () => Promise<Done>, done: (result: Done) => unknown): ThemeAct {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await act();
      await client.invalidateQueries({ queryKey: ['themes'] });
      await done(result);
    } catch (error) {
      setProblem(reasonIn(error));
    }
    setBusy(false);
  };
  return { isBusy, problem, begin: () => void begin() };
}
