import { MentionSuggestion } from '#components/composer/editor/mention-suggestion.tsx';
import { connectMentionSuggestion } from '#machines/composer/editor/mention-suggestion.connect.ts';
import { mentionSuggestionMachine } from '#machines/composer/editor/mention-suggestion.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { useStoryMachine } from '#stories/support/use-story-machine.ts';

export default { title: 'composer / mention-suggestion' };

function Open({ names, active = 0 }: { names: readonly string[]; active?: number }) {
  const members = names.map((name, place) => ({ userID: place + 1, name, photoUrl: null, dateLastActive: null }));
  const [snapshot, send] = useStoryMachine(mentionSuggestionMachine, {
    value: { searching: 'open' },
    context: { text: 'a', cache: {}, members, answered: 'a', active },
  });
  return (
    <StorySite me={ingrid}>
      <MentionSuggestion suggestion={connectMentionSuggestion(snapshot, send, 'members')} />
    </StorySite>
  );
}

export const Few = () => <Open names={['Ana Diaz', 'anatol']} active={1} />;

export const Many = () => <Open names={Array.from({ length: 50 }, (_, place) => `Astrid ${place + 1}`)} />;

export const LongNamesInBothDirections = () => <Open names={['أميرة عبد الرحمن بن سليمان', 'A'.repeat(50)]} />;
