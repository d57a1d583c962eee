import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ApiFailure } from '#api/failure.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { memberManagementPermissions } from '#api/member/role/profile-permission.ts';
import { signatureQuery } from '#api/member/settings/signature.queries.ts';
import { sessionsOfUserQuery, userQuery } from '#api/member/user/user.queries.ts';
import { decisionsOfUserQuery, memberContentQuery } from '#api/moderation/decision/decision.queries.ts';
import { memberLogQuery } from '#api/moderation/log/log.queries.ts';
import { MemberModerationPage } from '#components/moderation/sanction/member-moderation-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { pageIn, type SearchText, textIn } from '#pages/-search-text.ts';

/** The page of a member: everything about their account, and the available actions. */
export const Route = createFileRoute('/dashboard/members/$userID')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, params, deps: { search } }) => {
    const page = pageIn(textIn(search, 'page'));
    const userID = Number(params.userID);
    if (!Number.isSafeInteger(userID) || userID < 1) throw notFound();
    const head = await dashboardHead(context, 'user.list.title', [...memberManagementPermissions, 'users.ban']);
    const [member] = await Promise.all([
      context.queryClient.ensureQueryData(userQuery(context.api, userID)),
      context.queryClient.ensureQueryData(profileFieldsQuery(context.api)),
      // Not every viewer of this page may see these; the page renders without them.
      context.queryClient.prefetchQuery(decisionsOfUserQuery(context.api, userID, page)),
      context.queryClient.prefetchQuery(sessionsOfUserQuery(context.api, userID)),
      context.queryClient.prefetchQuery(memberLogQuery(context.api, userID)),
      context.queryClient.prefetchQuery(memberContentQuery(context.api, userID)),
      context.queryClient.prefetchQuery(signatureQuery(context.api, userID)),
    ]).catch((error: unknown) => {
      throw error instanceof ApiFailure && error.status === 404 ? notFound() : error;
    });
    // The member was merged into another one.
    if (member.userID !== userID) throw redirect({ href: `/dashboard/members/${member.userID}`, statusCode: 302 });
    return { userID, page, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { userID, page } = Route.useLoaderData();
  return <MemberModerationPage userID={userID} page={page} />;
}
