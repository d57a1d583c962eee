import { ThemeRevision } from '#components/administration/theme/theme-revision.tsx';
import type { RevisionOfTheme } from '#machines/administration/theme/theme-revision.machine.ts';
import { themeRevisionModel } from '#machines/administration/theme/theme-revision.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { tideRevisions } from './tide-revisions.ts';

function Revisions() {
  const preview = useStoryCall<RevisionOfTheme>('/themes/preview');
  const restore = useStoryCall<RevisionOfTheme>('/themes/tide');
  return (
    <ThemeRevision
      themeID="tide"
      active={2}
      revisions={tideRevisions}
      onPreview={preview}
      onRestore={restore}
      onShow={() => undefined}
    />
  );
}

/** The scene of the theme revisions, with two revisions. */
export const themeRevisionScene = defineScene(themeRevisionModel, { render: () => <Revisions /> });
