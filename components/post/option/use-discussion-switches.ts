import { changeDiscussion } from '#api/discussion/discussion.client.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { bumpDiscussion, dismissDiscussion, muteDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/words.ts';
import { useForgetPosts } from '#components/composer/form/show-post.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { useDiscussionAct } from './use-discussion-act.ts';
import { useDiscussionSwitch } from './use-discussion-switch.ts';
import { useTelling } from './use-telling.ts';

type Words = readonly [done: MessageID, undone: MessageID];

/** Everything about a discussion that its menu switches (`spec/behaviours.md` §13). */
export function useDiscussionSwitches(discussion: Discussion) {
  const { api } = useSite();
  const { toast, say } = useTelling(discussion);
  const act = useDiscussionAct();
  const forgetPosts = useForgetPosts();
  const { discussionID, dismissed, muted } = discussion;

  /** Closed, sunk or resolved: for everybody, told where it is seen on the page. */
  const forAll = (field: 'closed' | 'sink' | 'resolved', [done, undone]: Words) => ({
    isOn: discussion[field] === true,
    save: async (isOn: boolean) => {
      const change = { [field]: isOn, seen: { [field]: discussion[field] === true } };
      return (await act(() => changeDiscussion(api, discussionID, change))).body[field] ?? isOn;
    },
    onSaved: (isOn: boolean) => void forgetPosts().then(() => say(t(isOn ? done : undone))),
  });

  /** Dismissed or muted: for the viewer alone, told by a toast. */
  const forViewer = ([done, undone]: Words) => ({
    onSaved: (isOn: boolean) => {
      toast(t(isOn ? done : undone));
      void forgetPosts();
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
    // A bump is done and done again: it is never on.
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
