import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { mentionSuggestionModel } from '#machines/composer/editor/mention-suggestion.model.ts';
import { pressKey, typeInto } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the mention suggestions: an editor in which a member can be mentioned. */
export const mentionSuggestionScene = defineScene(mentionSuggestionModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Field label="Your comment">
        {(wiring) => (
          <MarkdownEditor text="" onText={() => undefined} onPost={() => undefined} wiring={wiring} mayUpload={false} />
        )}
      </Field>
    </StorySite>
  ),
  reach: {
    'mention.typed': ({ text }) => typeInto('textarea', `Thank you, @${text}`),
    'list.closed': () => pressKey('textarea', 'Escape'),
  },
});
