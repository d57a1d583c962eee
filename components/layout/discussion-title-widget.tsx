import { useSuspenseQuery } from '@tanstack/react-query';
import { discussionQuery } from '#api/discussion/discussion.queries.ts';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The title of a discussion as a heading for screen readers, on pages on which no widget shows it. */
export function DiscussionTitleWidget({ discussionID }: { discussionID: number }) {
  const { data } = useSuspenseQuery(discussionQuery(useSite().api, discussionID));
  return (
    <VisuallyHidden as="h1">
      <bdi>{data.name}</bdi>
    </VisuallyHidden>
  );
}
