import { type ReactNode, Suspense } from 'react';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { Link } from '#components/primitives/text/link.tsx';
import { useIsMember, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './discussion-list.css.ts';
import { DiscussionMetas, RowMarks } from './discussion-metas.tsx';
import { useListTools } from './list-tools.ts';
import * as selectable from './selectable-list.css.ts';

/**
 * A row of a list of discussions: author, title, excerpt, badges and counts
 * (docs/behavior/discussion.md#discussion-lists).
 */
export function DiscussionRow({ discussion, showCategory = true, headingLevel = 2 }: DiscussionItemProps) {
  const tools = useListTools();
  const { name, insertUser, excerpt } = discussion;
  return (
    <li className={styles.row} data-read={useIsRead(discussion)}>
      {tools && <span className={selectable.box}>{tools.box?.(discussion.discussionID, name)}</span>}
      <div className={styles.photo}>
        <IdeaVotes discussion={discussion}>
          <Link href={insertUser?.url ?? '#'} tone="plain" tabIndex={-1} aria-hidden="true">
            <Avatar name={insertUser?.name ?? ''} photoUrl={insertUser?.photoUrl} size="medium" decorative />
          </Link>
        </IdeaVotes>
      </div>
      <div className={styles.textBlock}>
        <div className={styles.head}>
          <DiscussionTitle discussion={discussion} headingLevel={headingLevel} />
          <RowMarks discussion={discussion} />
        </div>
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
        <DiscussionMetas discussion={discussion} showCategory={showCategory} />
        {tools?.note?.(discussion.discussionID)}
      </div>
      <MemberTools discussion={discussion} />
    </li>
  );
}

// Guests have neither bookmarks nor menus.
const RowTools = pagePart(() => import('./row-tools.tsx').then((module) => module.RowTools), true);

/** The member actions of a listed discussion. */
export const MemberTools = ({ discussion }: Pick<DiscussionItemProps, 'discussion'>) =>
  useIsMember() && (
    <Suspense>
      <RowTools discussion={discussion} />
    </Suspense>
  );

const IdeaVote = pagePart(
  () => import('#components/discussion/answer/idea-vote.tsx').then((module) => module.IdeaVote),
  true,
);

/** The vote buttons of an idea, for members. Otherwise renders its children (docs/behavior/post.md#idea-votes). */
export const IdeaVotes = ({
  discussion,
  children,
}: Pick<DiscussionItemProps, 'discussion'> & { children?: ReactNode }) =>
  useIsMember() && discussion.attributes?.idea ? (
    <Suspense fallback={children}>
      <IdeaVote discussion={discussion} />
    </Suspense>
  ) : (
    children
  );

/** The props of an item of a list of discussions, in any display form. */
export interface DiscussionItemProps {
  readonly discussion: Discussion;
  readonly showCategory?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Returns whether the viewer has read all of a discussion. Always false for guests. */
export function useIsRead({ unread }: Discussion): boolean {
  return useIsMember() && !unread;
}

/** The title of a discussion in a list. For members it links to the first unread comment. */
export function DiscussionTitle({ discussion: { name, url }, headingLevel = 2 }: DiscussionItemProps) {
  const Heading = `h${headingLevel}` as const;
  const { settings } = useSite();
  const isMember = useIsMember();
  const leadsToNews = isMember && settings['ui.autoOffsetComments'] !== false;
  return (
    <Heading className={styles.title} dir="auto">
      <Link href={leadsToNews ? `${url}#latest` : url} tone="plain" className={styles.titleLink}>
        {name}
      </Link>
    </Heading>
  );
}
