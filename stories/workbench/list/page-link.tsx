import { control } from '#stories/workbench/desk.css.ts';
import { changedSearch, type Settings, settingsParams } from '#stories/workbench/settings.ts';
import { pageStoryOf } from '#stories/workbench/story-links.ts';
import { storyEntry } from './story-index.ts';

/** The link from a story to the page of its component. Renders nothing for a story that belongs to no component. */
export function PageLink({ story, settings }: { story: string; settings: Settings }) {
  const [area, stem] = story.split('--');
  const page = storyEntry(pageStoryOf(`${area}/${stem}`));
  if (!page) return null;
  return (
    <a
      className={control}
      href={changedSearch('', { ...settingsParams(settings), story: page.id })}
      title="Guidance, props, usage and tokens of the component"
    >
      Component page
    </a>
  );
}
