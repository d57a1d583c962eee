import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { themePreviewMachine } from './theme-preview.machine.ts';

const theme = { themeID: 'tide', name: 'Tide', redirect: '/appearance/style-guides' };
const answers = { done: [{}], error: [permissionFailure(['site.manage'])] };

/** The model of the theme preview: of a theme, and of one of its revisions. */
export const themePreviewModel = defineModel(themePreviewMachine, {
  starts: { theme: { theme }, revision: { theme: { ...theme, revisionID: 4 } } },
  answers: { applyTheme: answers, restoreRevision: answers, endPreview: answers },
  essence: ({ context }) => context.theme.revisionID ?? 0,
  invariants: {
    'a failure gives its reason': (snapshot) => !snapshot.hasTag('error') || snapshot.context.reason !== '',
    'a theme is applied and a revision is restored, never the other way round': (snapshot) =>
      !snapshot.matches(snapshot.context.theme.revisionID === undefined ? 'restoring' : 'applying'),
  },
});
