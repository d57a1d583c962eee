import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { DiscussionFormView } from '#components/composer/form/discussion-form-view.tsx';
import type { Composer } from '#components/composer/form/use-composer.ts';
import { aWriting, draftState, postSubmissionState, useComposerIn } from '#stories/support/story-composer.ts';
import { ingrid, type Seed, StorySite } from '#stories/support/story-site.tsx';
import { aCategory } from '#tests/support/builders/category-branch-builders.ts';
import { aPostField, aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'composer / discussion-form-view' };

const types = [
  ...originalTypes,
  aPostType({ postFields: [aPostField({ isRequired: true }), aPostField({ postFieldID: 'hours', label: 'Hours' })] }),
];

const seed: Seed = (client, api) => {
  client.setQueryData(postableCategoriesQuery(api).queryKey, [
    aCategory(),
    aCategory({ categoryID: 4, name: 'Baking & Preserving', depth: 2 }),
  ] as never);
  client.setQueryData(postTypesQuery(api, 'discussion').queryKey, originalTypes.slice(0, 1) as never);
};

const view = (composer: Composer, permissions: readonly string[] = ['uploads.add']) => (
  <StorySite me={ingrid} permissions={permissions} seed={seed}>
    <DiscussionFormView composer={composer} isNew types={types} />
  </StorySite>
);

const writing = aWriting({
  name: 'Which glue for a wet cellar door?',
  meta: { categoryID: 3, tags: [{ tagID: 1, name: 'show-and-tell' }, { name: 'cellar' }], pinLocation: 'category' },
});

const written = draftState({ server: 'saved' }, { writing, changedAt: 1, savedAt: 1 });

export const Empty = () => view(useComposerIn({ draft: draftState() }));

export const Filled = () => view(useComposerIn({ draft: written }));

export const WithFields = () =>
  view(
    useComposerIn({
      draft: draftState(
        { server: 'saved' },
        {
          writing: { ...writing, meta: { ...writing.meta, type: 'build-log', postMeta: { hours: '12' } } },
          changedAt: 1,
          savedAt: 1,
        },
      ),
      submission: postSubmissionState('rejected', {
        fields: { 'postMeta.wood': 'Fill in “Wood”.' },
        message: 'Please check what is marked above.',
      }),
    }),
  );

export const MayAnnounce = () => view(useComposerIn({ draft: written }), ['uploads.add', 'discussions.announce']);

export const Refused = () =>
  view(
    useComposerIn({
      draft: draftState(),
      submission: postSubmissionState('rejected', {
        fields: {
          name: 'Give your discussion a title.',
          categoryID: 'Choose a category.',
          body: 'Write something first.',
        },
        message: 'Please check what is marked above.',
      }),
    }),
  );

export const Sending = () => view(useComposerIn({ draft: written, submission: postSubmissionState('sending') }));
