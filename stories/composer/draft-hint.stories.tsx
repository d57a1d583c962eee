import { DraftHint } from '#components/composer/draft-hint.tsx';
import { WritingProvider } from '#components/composer/writing-context.tsx';
import { noteKeptText } from '#machines/composer/kept-text-index.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / draft-hint' };

const hint = (draftKey: string) => (
  <StorySite me={ingrid}>
    <WritingProvider>
      <DraftHint userID={7} draftKey={draftKey} />
    </WritingProvider>
  </StorySite>
);

export const WithDraft = () => {
  noteKeptText('story/draft-hint', true);
  return hint('story/draft-hint');
};

export const WithoutDraft = () => hint('story/no-draft');
