import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { failureToast } from '#components/primitives/overlay/failure-toast.ts';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectDiscussionToggle } from '#machines/discussion/reading/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/reading/discussion-toggle.machine.ts';

/** The options of a switch on a discussion. */
export interface DiscussionSwitchOptions {
  readonly isOn: boolean;
  /** Sends the change to the server. Resolves with the new state. */
  readonly save: (isOn: boolean) => Promise<boolean>;
  readonly onSaved: (isOn: boolean) => void;
}

/**
 * Runs the machine of a switch in a discussion's menu. An error is shown at the menu item and in a persistent toast.
 */
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

/** A switch of a discussion, as its menu uses it. */
export type DiscussionSwitch = ReturnType<typeof useDiscussionSwitch>;
