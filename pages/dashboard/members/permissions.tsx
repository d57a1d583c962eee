import { createFileRoute } from '@tanstack/react-router';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { ApiFailure } from '#api/failure.ts';
import { type PermissionName, permissionNames } from '#api/member/role/permission.ts';
import { userByNameQuery, userQuery } from '#api/member/user/user.queries.ts';
import { permissionCheckQuery } from '#api/moderation/permission/permission-check.queries.ts';
import {
  type AskedPermissionCheck,
  PermissionCheckError,
  PermissionCheckPage,
} from '#components/moderation/permission/permission-check-page.tsx';
import type { PageContext } from '#pages/_app.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

const numberIn = (search: SearchText, name: string): number | undefined => {
  const text = textIn(search, name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

const permissionIn = (search: SearchText): PermissionName | undefined =>
  permissionNames.find((name) => name === textIn(search, 'permission'));

async function whoIn({ queryClient, api }: PageContext, search: SearchText): Promise<AskedPermissionCheck> {
  const name = textIn(search, 'name')?.trim();
  if (!name) return { userID: numberIn(search, 'userID') };
  const member = await queryClient.ensureQueryData(userByNameQuery(api, name));
  return { name, userID: member?.userID, isUnknown: member === null };
}

/** The page that explains why a member has or lacks a permission. */
export const Route = createFileRoute('/dashboard/members/permissions')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { queryClient, api } = context;
    const head = await dashboardHead(context, 'sanction.why.heading', ['community.moderate', 'site.manage']);
    const [who] = await Promise.all([whoIn(context, search), queryClient.ensureQueryData(visibleCategoriesQuery(api))]);
    const requested: AskedPermissionCheck = {
      ...who,
      permission: permissionIn(search),
      categoryID: numberIn(search, 'categoryID'),
      discussionID: numberIn(search, 'discussionID'),
    };
    const { userID, permission } = requested;
    const fault = await Promise.all([
      userID === undefined ? undefined : queryClient.ensureQueryData(userQuery(api, userID)),
      userID === undefined || permission === undefined
        ? undefined
        : queryClient.ensureQueryData(
            permissionCheckQuery(api, {
              userID,
              permission,
              categoryID: requested.categoryID,
              discussionID: requested.discussionID,
            }),
          ),
    ]).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return error.message;
        throw error;
      },
    );
    return { asked: requested, fault, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { asked, fault } = Route.useLoaderData();
  return fault ? <PermissionCheckError words={fault} /> : <PermissionCheckPage asked={asked} />;
}
