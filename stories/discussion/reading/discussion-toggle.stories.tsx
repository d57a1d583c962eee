import type { StateValueFrom } from 'xstate';
import { BookmarkButton } from '#components/post/share/bookmark-button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { connectDiscussionToggle } from '#machines/discussion/reading/discussion-toggle.connect.ts';
import { discussionToggleMachine } from '#machines/discussion/reading/discussion-toggle.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';

export default { title: 'discussion / discussion-toggle' };

interface ToggleProps {
  readonly value: StateValueFrom<typeof discussionToggleMachine>;
  readonly isOn?: boolean;
}

function Toggle({ value, isOn = false }: ToggleProps) {
  const fallback = 'There was a problem bookmarking this discussion.';
  const reason = value === 'failed' ? fallback : '';
  const toggle = connectDiscussionToggle(
    ...useStoryMachine(discussionToggleMachine, { value, context: { isOn, reason, fallback } }),
  );
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
}

export const Off = () => <Toggle value="settled" />;

export const On = () => <Toggle value="settled" isOn />;

export const Saving = () => <Toggle value="saving" isOn />;

export const Failed = () => <Toggle value="failed" />;
