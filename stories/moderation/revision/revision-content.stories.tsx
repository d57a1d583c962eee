import { revisionsQuery } from '#api/moderation/log/log.queries.ts';
import type { Revision } from '#api/moderation/revision/revision.contract.ts';
import { RevisionContent } from '#components/moderation/revision/revision-content.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aRevision } from '#tests/support/builders/log-builders.ts';

export default { title: 'moderation / revision-content' };

const of = { recordType: 'discussion', recordID: 40, page: 1 } as const;

const listing = (rows: readonly Revision[]) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) =>
      client.setQueryData(revisionsQuery(api, of).queryKey, { rows, total: rows.length, limit: 10 })
    }
  >
    <RevisionContent {...of} />
  </StorySite>
);

export const NeverEdited = () =>
  listing([aRevision({ isFirst: true, bodyDifference: [{ kind: 'same', text: 'Hide glue is reversible.' }] })]);

export const Edited = () => listing([aRevision(), aRevision({ revisionID: 4, isFirst: true })]);
