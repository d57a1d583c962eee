import type { Draft } from '#api/composer/draft/draft.contract.ts';
import { DraftCard } from '#components/composer/draft/draft-card.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

export default { title: 'composer / draft-card' };

const card = (draft: Draft) => (
  <StorySite me={ingrid}>
    <DraftCard draft={draft} mayPlan={false} onDiscard={() => {}} />
  </StorySite>
);

export const Titled = () => card(aDraft());

export const Untitled = () => card(aDraft({ name: '', attributes: {}, excerpt: '' }));

export const Placed = () =>
  card(
    aDraft({
      permaLink: '/discussion/7/spring-meeting',
      breadCrumbs: [
        { name: 'Workshop', url: '/categories/workshop' },
        { name: 'Woodwork', url: '/categories/woodwork' },
      ],
    }),
  );

export const Failed = () =>
  card(aDraft({ draftStatus: 'error', failedReason: 'The category takes no new discussions any more.' }));
