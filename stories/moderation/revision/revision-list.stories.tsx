import { RevisionList } from '#components/moderation/revision/revision-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aRevision } from '#tests/support/builders/log-builders.ts';

export default { title: 'moderation / revision-list' };

const first = aRevision({
  revisionID: 4,
  isFirst: true,
  bodyDifference: [{ kind: 'same', text: 'Hide glue is always reversible.' }],
});

const list = (latest: typeof first) => (
  <StorySite me={ingrid} permissions={['community.moderate']}>
    <RevisionList revisions={[latest, first]} />
  </StorySite>
);

export const EditedOnce = () => list(aRevision());

export const TitleChanged = () =>
  list(
    aRevision({
      nameDifference: [
        { kind: 'same', text: 'Which glue for a chair' },
        { kind: 'added', text: ' leg' },
        { kind: 'same', text: '?' },
      ],
    }),
  );
