import { PostFieldTranslator, PostTypeTranslator } from '#components/administration/post-type/post-type-translator.tsx';
import { EmptyStory } from '#stories/support/page/empty-story.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aPostField, aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';
import { postTypeSeed } from './post-type-samples.ts';

export default { title: 'administration / post-type-translator' };

export const OfAType = () => (
  <StorySite me={ingrid} seed={postTypeSeed}>
    <PostTypeTranslator type={aPostType({ postHelperText: 'One for each boat.' })} />
  </StorySite>
);

export const FieldWithOptions = () => (
  <StorySite me={ingrid} seed={postTypeSeed}>
    <PostFieldTranslator field={aPostField({ formType: 'dropdown', dropdownOptions: ['Hull', 'Oars'] })} />
  </StorySite>
);

export const NothingToTranslate = () => (
  <StorySite me={ingrid} seed={postTypeSeed}>
    <EmptyStory reason="The original types have no texts of their own.">
      {originalTypes.map((type) => (
        <PostTypeTranslator key={type.postTypeID} type={type} />
      ))}
    </EmptyStory>
  </StorySite>
);
