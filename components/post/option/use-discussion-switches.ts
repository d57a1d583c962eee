import { changeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { bumpDiscussion, dismissDiscussion, muteDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { useActionFeedback } from './use-action-feedback.ts';
import { useDiscussionAction } from './use-discussion-action.ts';
import { useDiscussionSwitch } from './use-discussion-switch.ts';

type Words = readonly [done: MessageID, undone: MessageID];

/** Returns all switches of a discussion's menu (docs/behavior/post.md#discussion-options). */
export function useDiscussionSwitches(discussion: Discussion) {
  const { api } = useSite();
  const { toast, say } = useActionFeedback(discussion);
  const act = useDiscussionAction();
  const invalidatePosts = useInvalidatePosts();
  const { discussionID, dismissed, muted } = discussion;

  /**
   * The options of switches that affect everybody (closed, sunk, resolved). The result is announced on the discussion's
   * own page.
   */
  const forAll = (field: 'closed' | 'sink' | 'resolved', [done, undone]: Words) => ({
    isOn: discussion[field] === true,
    save: async (isOn: boolean) => {
      const change = { [field]: isOn, seen: { [field]: discussion[field] === true } };
      return (await act(() => changeDiscussion(api, discussionID, change))).body[field] ?? isOn;
    },
    onSaved: (isOn: boolean) => void invalidatePosts().then(() => say(t(isOn ? done : undone))),
  });

  /** The options of switches that affect only the viewer (dismissed, muted). The result is shown in a toast. */
  const forViewer = ([done, undone]: Words) => ({
    onSaved: (isOn: boolean) => {
      toast(t(isOn ? done : undone));
      void invalidatePosts();
    },
  });

  return {
    close: useDiscussionSwitch(forAll('closed', ['options.close.done', 'options.close.undone'])),
    sink: useDiscussionSwitch(forAll('sink', ['options.sink.done', 'options.sink.undone'])),
    resolve: useDiscussionSwitch(forAll('resolved', ['options.resolve.done', 'options.resolve.undone'])),
    dismiss: useDiscussionSwitch({
      isOn: dismissed,
      save: async (isOn) => (await dismissDiscussion(api, discussionID, isOn)).body.dismissed,
      ...forViewer(['options.dismiss.done', 'options.dismiss.undone']),
    }),
    // A bump is repeatable, so its switch is always off.
    bump: useDiscussionSwitch({
      isOn: false,
      save: async () => {
        await act(() => bumpDiscussion(api, discussionID));
        return false;
      },
      ...forViewer(['options.bump.done', 'options.bump.done']),
    }),
    mute: useDiscussionSwitch({
      isOn: muted,
      save: async (isOn) => (await muteDiscussion(api, discussionID, isOn)).body.muted,
      ...forViewer(['options.mute.done', 'options.mute.undone']),
    }),
  };
}
