import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiFailure } from '#api/failure.ts';
import { mergePreviewQuery } from '#api/member/merge/member-merge.queries.ts';
import { userByNameQuery, userQuery } from '#api/member/user/user.queries.ts';
import { t } from '#api/translations.ts';
import { MemberMergePage, type MergeQuestion } from '#components/administration/member/member-merge-page.tsx';
import type { PageContext } from '#pages/_app.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';

const numberIn = (search: SearchText, name: string): number | undefined => {
  const text = textIn(search, name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** Returns the other member of the address: by ID, or by the entered name. */
async function otherIn({ queryClient, api }: PageContext, search: SearchText): Promise<Omit<MergeQuestion, 'userID'>> {
  const name = textIn(search, 'name')?.trim();
  if (!name) return { into: numberIn(search, 'into') };
  const found = await queryClient.ensureQueryData(userByNameQuery(api, name));
  return found ? { name, into: found.userID } : { name, problem: t('user.merge.unknown') };
}

/** The page that merges a member into another one. */
export const Route = createFileRoute('/dashboard/members/merge')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { queryClient, api } = context;
    const head = await dashboardHead(context, 'user.merge.heading', ['users.delete']);
    const userID = numberIn(search, 'userID');
    if (userID === undefined) throw notFound();
    const [member, other] = await Promise.all([
      queryClient.ensureQueryData(userQuery(api, userID)),
      otherIn(context, search),
    ]);
    const question: MergeQuestion = { userID: member.userID, ...other };
    if (question.into === undefined) return { question, head };
    const problem = await queryClient.ensureQueryData(mergePreviewQuery(api, question.userID, question.into)).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ApiFailure && error.status < 500) return error.message;
        throw error;
      },
    );
    return { question: problem ? { ...question, into: undefined, problem } : question, head };
  },
  head: headFromLoader,
  component: Page,
});

function Page() {
  const { question } = Route.useLoaderData();
  return <MemberMergePage question={question} />;
}
