import { useState } from 'react';
import { type ChosenTag, TagField } from '#components/composer/form/tag-field.tsx';
import { suggestionModel } from '#machines/composer/editor/suggestion.model.ts';
import { pressKey, typeInto } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the suggestions: the tags of a discussion that is being written. */
export const suggestionScene = defineScene(suggestionModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Tags />
    </StorySite>
  ),
  reach: {
    'text.edited': ({ text }) => typeInto('[role="combobox"]', text),
    'list.opened': () => pressKey('[role="combobox"]', 'ArrowDown'),
    'option.next': () => pressKey('[role="combobox"]', 'ArrowDown'),
    'list.closed': () => pressKey('[role="combobox"]', 'Escape'),
  },
});

function Tags() {
  const [tags, setTags] = useState<readonly ChosenTag[]>([]);
  return <TagField tags={tags} onTags={setTags} most={5} />;
}
