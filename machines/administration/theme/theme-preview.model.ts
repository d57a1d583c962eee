import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { themePreviewMachine } from './theme-preview.machine.ts';

const theme = { themeID: 'tide', name: 'Tide', redirect: '/appearance/style-guides' };
const answers = { done: [{}], error: [permissionFailure(['site.manage'])] };

/** The model of the theme preview, which starts with a theme or with one of its revisions. */
export const themePreviewModel = defineModel(themePreviewMachine, {
  starts: { theme: { theme }, revision: { theme: { ...theme, revisionID: 4 } } },
  answers: { applyTheme: answers, restoreRevision: answers, endPreview: answers },
  essence: ({ context }) => context.theme.revisionID ?? 0,
  observe: ({ context: { reason } }) => ({ reason }),
  invariants: {
    'every error state has a reason': (snapshot) => !snapshot.hasTag('error') || snapshot.context.reason !== '',
    'themes are only applied, and revisions are only restored': (snapshot) =>
      !snapshot.matches(snapshot.context.theme.revisionID === undefined ? 'restoring' : 'applying'),
  },
});
