import { builtInLanguage } from '#api/languages.ts';
import type { LayoutDraftCalls } from '#components/administration/layout-editor/layout-draft.tsx';
import type { PreviewOptions } from '#components/administration/layout-editor/layout-preview.tsx';
import type { RecordNoticeProps } from '#components/administration/record/record-notice.tsx';
import { firstChoices } from '#machines/administration/layout-editor/layout-preview.model.ts';
import { otherSave } from '#machines/administration/record/record-notice.model.ts';
import { editorRoles } from './editor-widgets.ts';

/** The choices of a preview in stories. Nothing is drawn. */
export const previewOptions: PreviewOptions = {
  roles: [{ roleID: 2, name: 'Guest' }, ...editorRoles],
  languages: [builtInLanguage('en'), builtInLanguage('ar')],
  sections: [{ sectionID: 1, name: 'Boat builders' }],
  categories: [],
  first: firstChoices,
  draw: () => new Promise(() => undefined),
};

/** The layout of an editor in stories, with the save that a live update announces. */
export const otherNotice: Pick<RecordNoticeProps, 'id' | 'readSave'> = {
  id: 3,
  readSave: async () => otherSave,
};

/** The calls of an editor in stories that finds and stores no drafts. */
export const noDrafts: LayoutDraftCalls = {
  find: async () => undefined,
  store: async () => undefined,
  keepOnDevice: () => undefined,
  rebase: () => undefined,
  forget: () => undefined,
};
