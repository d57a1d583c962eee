import { type DraftView, draftListQuery } from '#api/composer/draft/draft.queries.ts';
import { DraftList } from '#components/composer/draft/draft-list.tsx';
import { draftDiscardModel } from '#machines/composer/draft/draft-discard.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aDraft } from '#tests/support/builders/draft-builders.ts';

const view: DraftView = { tab: 'drafts', sort: '-dateUpdated', page: 1 };

/** The scene of a list with one draft, which can be discarded and restored. */
export const draftDiscardScene = defineScene(draftDiscardModel, {
  render: () => (
    <StorySite
      me={ingrid}
      seed={(client, api) =>
        client.setQueryData(draftListQuery(api, view).queryKey, {
          drafts: [aDraft({ name: 'Plan for the beds' })],
          total: 1,
        })
      }
    >
      <DraftList view={view} />
    </StorySite>
  ),
});
