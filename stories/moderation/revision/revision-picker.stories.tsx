import { RevisionPicker } from '#components/moderation/revision/revision-picker.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aRevision } from '#tests/support/builders/log-builders.ts';

export default { title: 'moderation / revision-picker' };

const former = aRevision({
  revisionID: 4,
  isFirst: true,
  bodyHtml: '<p>Hide glue is always reversible.</p>',
  bodyDifference: [{ kind: 'same', text: 'Hide glue is always reversible.' }],
  dateInserted: '2026-02-03T09:00:00+00:00',
});

const picking = (revisions: ReturnType<typeof aRevision>[], isLive = true) => (
  <StorySite me={ingrid}>
    <RevisionPicker revisions={revisions} isLive={isLive}>
      <p>Hide glue is easily reversible.</p>
    </RevisionPicker>
  </StorySite>
);

export const Edited = () => picking([aRevision(), former]);

/** A removed post is not live. */
export const Removed = () => picking([aRevision(), former], false);

export const NeverEdited = () => picking([aRevision({ isFirst: true })]);
