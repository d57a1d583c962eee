import { LinkContext } from '#components/primitives/text/link-context.tsx';
import { TitleBarSearch } from '#components/shell/title-bar/title-bar-search.tsx';
import { titleBarSearchModel } from '#machines/shell/title-bar/title-bar-search.model.ts';
import { pressKey, pressOn, typeInto } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const stay = { goTo: () => undefined };

/** The search of the title bar, next to another focusable element. */
export const titleBarSearchScene = defineScene(titleBarSearchModel, {
  render: () => (
    <StorySite>
      <LinkContext value={stay}>
        <TitleBarSearch />
      </LinkContext>
      <p style={{ marginBlockStart: '20rem' }}>
        <a href="#page">The page below</a>
      </p>
    </StorySite>
  ),
  reach: {
    'search.opened': () => pressOn('button'),
    'text.edited': ({ text }) => typeInto('[role="combobox"]', text),
    'option.advanced': () => pressKey('[role="combobox"]', 'ArrowDown'),
    'escape.pressed': () => pressKey('[role="combobox"]', 'Escape'),
  },
});
