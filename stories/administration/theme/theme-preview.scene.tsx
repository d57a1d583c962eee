import { ThemePreview } from '#components/administration/theme/theme-preview.tsx';
import type { PreviewedTheme } from '#machines/administration/theme/theme-preview.machine.ts';
import { themePreviewModel } from '#machines/administration/theme/theme-preview.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';

const tide: PreviewedTheme = { themeID: 'tide', name: 'Tide', redirect: '/appearance/style-guides' };

function Preview({ theme }: { theme: PreviewedTheme }) {
  const apply = useStoryCall<PreviewedTheme>('/themes/current');
  const restore = useStoryCall<PreviewedTheme>('/themes/tide');
  const end = useStoryCall<PreviewedTheme>('/themes/preview');
  return <ThemePreview theme={theme} onApply={apply} onRestore={restore} onEnd={end} onMoveOn={() => undefined} />;
}

/** The scene of the theme preview: a theme, and one of its revisions. */
export const themePreviewScene = defineScene(themePreviewModel, {
  render: (start) => <Preview theme={start === 'revision' ? { ...tide, revisionID: 4 } : tide} />,
});
