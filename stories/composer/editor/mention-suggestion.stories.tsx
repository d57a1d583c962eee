import { MentionSuggestion } from '#components/composer/editor/mention-suggestion.tsx';
import { connectMentionSuggestion } from '#machines/composer/editor/mention-suggestion.connect.ts';
import { mentionSuggestionMachine } from '#machines/composer/editor/mention-suggestion.machine.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / mention-suggestion' };

const open = (names: readonly string[], active = 0) => {
  const members = names.map((name, place) => ({ userID: place + 1, name, photoUrl: null, dateLastActive: null }));
  const snapshot = mentionSuggestionMachine.resolveState({
    value: { searching: 'open' },
    context: { text: 'a', cache: {}, members, answered: 'a', active },
  });
  return (
    <StorySite me={ingrid}>
      <MentionSuggestion suggestion={connectMentionSuggestion(snapshot, () => undefined, 'members')} />
    </StorySite>
  );
};

export const Few = () => open(['Ana Diaz', 'anatol'], 1);

export const Many = () => open(Array.from({ length: 50 }, (_, place) => `Astrid ${place + 1}`));

export const LongNamesInBothDirections = () => open(['أميرة عبد الرحمن بن سليمان', 'A'.repeat(50)]);
