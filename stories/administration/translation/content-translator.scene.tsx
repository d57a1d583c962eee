import { ContentTranslator } from '#components/administration/translation/content-translator.tsx';
import { contentTranslatorModel } from '#machines/administration/translation/content-translator.model.ts';
import type {
  StoredTranslations,
  TranslationChanges,
  TranslatorInput,
} from '#machines/administration/translation/translation-text.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the translator: the texts of a category, to be translated into French and German. */
export const contentTranslatorScene = defineScene(contentTranslatorModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Translating />
    </StorySite>
  ),
});

function Translating() {
  const load = useStoryCall<object, StoredTranslations>('/load');
  const save = useStoryCall<TranslationChanges, void>('/save');
  return (
    <ContentTranslator
      {...(contentTranslatorModel.spec.starts?.['start'] as TranslatorInput)}
      onLoad={(locale) => load({ locale })}
      onSave={save}
    />
  );
}
