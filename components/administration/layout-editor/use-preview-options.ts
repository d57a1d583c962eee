import { useSuspenseQuery } from '@tanstack/react-query';
import type { LayoutRecord } from '#api/administration/layout/layout-record.contract.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import { previewAddress, previewMark } from '#api/administration/layout-editor/layout-preview.ts';
import { categoryTreeQuery } from '#api/category/category.queries.ts';
import { ApiFailure } from '#api/failure.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { LayoutDraftCalls } from './layout-draft.tsx';
import type { LayoutEditorProps } from './layout-editor.tsx';

type Tree = Awaited<ReturnType<NonNullable<ReturnType<typeof categoryTreeQuery>['queryFn']>>>;

/** Checks by view type whether a page with such a layout can show a category. Other view types show no category. */
const displays: Partial<Record<LayoutViewType, (displayAs: string) => boolean>> = {
  discussionCategoryPage: (displayAs) => displayAs === 'discussions',
  nestedCategoryList: (displayAs) => displayAs === 'categories' || displayAs === 'flat',
  discussion: (displayAs) => displayAs === 'discussions',
  post: (displayAs) => displayAs === 'discussions',
};

const flat = (tree: Tree): Tree => tree.flatMap((category) => [category, ...flat(category.children as Tree)]);

/**
 * Returns the options of the preview of a layout, which begins with the role of guests. The preview is rendered from the
 * draft, which `store` stores.
 */
export function usePreviewOptions(
  { layoutID, layoutType }: LayoutRecord,
  store: LayoutDraftCalls['store'],
): LayoutEditorProps['preview'] {
  const { api, navigation } = useSite();
  const { data: roles } = useSuspenseQuery(rolesQuery(api));
  const { data: tree } = useSuspenseQuery(categoryTreeQuery(api));
  const { language, offered } = currentTranslations();
  const isFitting = displays[layoutType];
  const guest = roles.find(({ type }) => type === 'guest') ?? roles[0];
  return {
    roles,
    languages: offered,
    sections: navigation?.sections ?? [],
    categories: isFitting ? flat(tree).filter(({ displayAs }) => isFitting(displayAs)) : [],
    first: { roleID: guest?.roleID ?? 0, palette: 'light', language, sectionID: 0, categoryID: 0 },
    draw: async (frame, choices, drawing, layout) => {
      await store(layout);
      await loadPreviewFrame(frame, previewAddress({ layoutType, layoutID }, choices, drawing), drawing);
    },
  };
}

/**
 * Loads a preview into its frame. A page without the mark of the server is no preview: the error page of a refusal, or a
 * page of the browser about a lost connection.
 *
 * @throws {ApiFailure} With the reason of the refusal.
 */
function loadPreviewFrame(frame: HTMLIFrameElement, address: string, drawing: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const settle = () => {
    const page = frame.contentDocument;
    if (page?.documentElement.getAttribute(previewMark) === String(drawing)) return resolve();
    const message = page?.querySelector('p')?.textContent;
    return reject(message ? new ApiFailure('layout.no-page', { status: 404, message }) : ApiFailure.unreachable());
  };
  frame.addEventListener('load', settle, { once: true });
  // The frame's pages are no steps of the browser's history.
  frame.contentWindow?.location.replace(address);
  return promise;
}
