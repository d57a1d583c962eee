import { createFileRoute, notFound } from '@tanstack/react-router';
import { untranslatedCategoriesQuery } from '#api/category/category.queries.ts';
import { roleGrantsQuery } from '#api/member/role/role.queries.ts';
import { RolePage, type RolePlace } from '#components/administration/role/role-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

const numberIn = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;

/** Returns the part that an address names; undefined if there is none. */
function placeOf(id: string | undefined, part: string | undefined, search: SearchText): RolePlace | undefined {
  const read = (name: string) => numberIn(textIn(search, name));
  if (id === undefined) return { kind: 'list' };
  const roleID = numberIn(id);
  if (roleID !== undefined) return part === 'edit' ? { kind: 'edit', roleID } : undefined;
  if (part !== undefined) return undefined;
  if (id === 'add') return { kind: 'add', copyOf: read('copy') };
  if (id === 'compare') return { kind: 'compare', first: read('first'), second: read('second') };
  return id === 'default-types' ? { kind: 'defaults' } : undefined;
}

/**
 * The pages where administrators manage roles: the list, one role (`8/edit`), a new one (`add`, with `?copy=` for a
 * copy), the comparison of two (`compare`), and the default roles (`default-types`). One route serves all, because each
 * route adds to the weight of every page.
 */
export const Route = createFileRoute('/dashboard/role/{-$id}/{-$part}')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params: { id, part }, deps: { search } }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'role.title', ['site.manage']);
    const place = placeOf(id, part, search);
    if (!place) throw notFound();
    const [roles] = await Promise.all([
      queryClient.ensureQueryData(roleGrantsQuery(api)),
      queryClient.ensureQueryData(untranslatedCategoriesQuery(api)),
    ]);
    if (place.kind === 'edit' && !roles.some(({ roleID }) => roleID === place.roleID)) throw notFound();
    return { head, place };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  return <RolePage place={Route.useLoaderData().place} />;
}
