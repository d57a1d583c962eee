import { ignoredQuery } from '#api/member/identity/ignore.queries.ts';
import { IgnoreListPage } from '#components/member/identity/ignore-list-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aUserFragment } from '#tests/support/builders/member-builders.ts';

export default { title: 'member / ignore-list-page' };

const ignoring = (...names: string[]) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) =>
      client.setQueryData(
        ignoredQuery(api).queryKey,
        names.map((name, index) => ({
          ...aUserFragment({ userID: 20 + index, name }),
          dateIgnored: '2026-11-01T09:30:00+00:00',
        })),
      )
    }
  >
    <IgnoreListPage />
  </StorySite>
);

export const Empty = () => ignoring();

export const Filled = () => ignoring('Tomas Lind', 'Donaudampfschifffahrtsgesellschaftskapitänswitwe_1911');
