import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/words.ts';
import { failureToast } from '#components/primitives/overlay/failure-toast.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectDiscussionToggle } from '#machines/discussion/reading/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/reading/discussion-toggle.machine.ts';

/** Something about a discussion that is on or off: how it is now, how that is saved, and who hears of it. */
export interface DiscussionSwitchOptions {
  readonly isOn: boolean;
  /** Asks the server; gives what it now is. */
  readonly save: (isOn: boolean) => Promise<boolean>;
  readonly onSaved: (isOn: boolean) => void;
}

/** Switches something about a discussion from its menu. A refusal stands at the item and in a toast that stays. */
export function useDiscussionSwitch(options: DiscussionSwitchOptions) {
  const toasts = useToasts();
  const latest = useRef({ ...options, toasts });
  latest.current = { ...options, toasts };
  const machine = useMemo(
    () =>
      discussionToggleMachine.provide({
        actors: {
          save: fromPromise<boolean, boolean>(({ input }) =>
            latest.current.save(input).catch((error) => {
              latest.current.toasts.add({ ...failureToast(error), isPersistent: true });
              throw error;
            }),
          ),
        },
        actions: { tellSaved: (_, { isOn }) => latest.current.onSaved(isOn) },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine, {
    input: { isOn: options.isOn, fallback: t('primitives.problem.again') },
  });
  return connectDiscussionToggle(snapshot, send);
}

/** A switch of a discussion, as its menu sees it. */
export type DiscussionSwitch = ReturnType<typeof useDiscussionSwitch>;
