import { useState } from 'react';
import { SplitForm, type SplitPost } from '#components/moderation/split-form.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'moderation / split-form' };

function Form() {
  const [post, setPost] = useState<SplitPost>({
    name: '',
    categoryID: undefined,
    postType: 'discussion',
    authorType: 'me',
  });
  return <SplitForm post={post} onPost={setPost} />;
}

export const Empty = () => (
  <StorySite me={ingrid} permissions={['discussions.add']}>
    <Form />
  </StorySite>
);
