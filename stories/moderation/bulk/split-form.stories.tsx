import { useState } from 'react';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { SplitForm, useSplitTypes } from '#components/moderation/bulk/split-form.tsx';
import { emptyPost } from '#components/moderation/bulk/split-post.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aPostField, aPostType, originalTypes } from '#tests/support/builders/post-type-builders.ts';

export default { title: 'moderation / split-form' };

const types = [
  ...originalTypes,
  aPostType({ postFields: [aPostField({ isRequired: true, description: 'As the yard sells it.' })] }),
];

function Form({ postType }: { postType: string }) {
  const [post, setPost] = useState({ ...emptyPost, postType });
  return <SplitForm post={post} {...useSplitTypes(post)} onPost={setPost} />;
}

const form = (postType: string) => (
  <StorySite
    me={ingrid}
    permissions={['discussions.add']}
    seed={(client, api) => client.setQueryData(postTypesQuery(api).queryKey, types)}
  >
    <Form postType={postType} />
  </StorySite>
);

export const Empty = () => form('discussion');

export const WithTypeFields = () => form('build-log');
