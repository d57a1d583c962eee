import type { StateValueFrom } from 'xstate';
import { BookmarkButton } from '#components/post/share/bookmark-button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { connectDiscussionToggle } from '#machines/discussion/reading/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/reading/discussion-toggle.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'discussion / discussion-toggle' };

const inState = (value: StateValueFrom<typeof discussionToggleMachine>, isOn: boolean) => {
  const fallback = 'There was a problem bookmarking this discussion.';
  const reason = value === 'failed' ? fallback : '';
  const snapshot = discussionToggleMachine.resolveState({ value, context: { isOn, reason, fallback } });
  const toggle = connectDiscussionToggle(snapshot, () => undefined);
  return (
    <StorySite me={ingrid}>
      <BookmarkButton isOn={toggle.isOn} aria-busy={toggle.isSaving} onClick={toggle.toggle} />
      {toggle.reason && (
        <Message tone="error" onDismiss={toggle.dismiss}>
          {toggle.reason}
        </Message>
      )}
    </StorySite>
  );
};

export const Off = () => inState('settled', false);

export const On = () => inState('settled', true);

export const Saving = () => inState('saving', true);

export const Failed = () => inState('failed', false);
