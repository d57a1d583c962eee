import { createFileRoute } from '@tanstack/react-router';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { PremoderationPage } from '#components/moderation/approval/premoderation-page.tsx';
import { premoderationSettings } from '#components/moderation/approval/premoderation-settings.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';

/** The settings of premoderation: by role, category, word, for new members, and by the spam check. */
export const Route = createFileRoute('/dashboard/content/premoderation')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'dashboard.place.premoderation', ['site.manage']);
    await Promise.all([
      loadSettings(context, premoderationSettings),
      queryClient.ensureQueryData(visibleCategoriesQuery(api)),
      queryClient.ensureQueryData(rolesQuery(api)),
      currentTranslations().need('report'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: PremoderationPage,
});
