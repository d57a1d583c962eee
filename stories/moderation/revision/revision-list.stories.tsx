import { RevisionList } from '#components/moderation/revision/revision-list.tsx';
import { aRevision } from '#tests/support/builders/log-builders.ts';

export default { title: 'moderation / revision-list' };

const first = aRevision({
  revisionID: 4,
  isFirst: true,
  bodyDifference: [{ kind: 'same', text: 'Hide glue is always reversible.' }],
});

export const EditedOnce = () => <RevisionList revisions={[aRevision(), first]} />;

export const TitleChanged = () => (
  <RevisionList
    revisions={[
      aRevision({
        nameDifference: [
          { kind: 'same', text: 'Which glue for a chair' },
          { kind: 'added', text: ' leg' },
          { kind: 'same', text: '?' },
        ],
      }),
      first,
    ]}
  />
);
