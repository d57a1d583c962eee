import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, Suspense, use } from 'react';
import { discussionLayout } from '#api/administration/layout/page-layout.queries.ts';
import type { Comment } from '#api/discussion/comment/comment-fields.contract.ts';
import { type CommentPageFilter, commentThreadQuery, discussionQuery } from '#api/discussion/discussion.queries.ts';
import type { Discussion } from '#api/discussion/discussion-fields.contract.ts';
import { commentSorts } from '#api/discussion/list/discussion-sorts.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { t } from '#api/translations.ts';
import { SignInToComment } from '#components/composer/form/sign-in-to-comment.tsx';
import { useCommentTarget } from '#components/composer/form/use-comment-target.ts';
import { WritingProvider } from '#components/composer/form/writing-context.tsx';
import { CommentSelect } from '#components/discussion/thread/comment-select.tsx';
import * as styles from '#components/discussion/thread/comment-thread.css.ts';
import { CommentThread } from '#components/discussion/thread/comment-thread.tsx';
import { commentsUrl } from '#components/discussion/thread/comments-url.ts';
import { SelectableThread } from '#components/discussion/thread/selectable-thread.tsx';
import { type CommentedDiscussion, commentedDiscussion } from '#components/discussion/thread/thread-context.ts';
import { crumbsFrom, LayoutView } from '#components/layout/layout-view.tsx';
import { usePageLayout } from '#components/layout/use-page-layout.ts';
import { panelWidgets } from '#components/layout/widget/panel-widgets.ts';
import { CommentActions, CommentBelow, CommentOptions, CommentText } from '#components/post/menu/comment-actions.tsx';
import { DiscussionActions, DiscussionOptions } from '#components/post/menu/discussion-actions.tsx';
import { pagePart } from '#components/primitives/content/page-part.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { type PagerTexts, pagerTexts } from '#components/primitives/navigation/pager-texts.ts';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { useLazyComponent } from '#components/primitives/runtime/use-lazy-component.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { DiscussionStatistics } from './discussion-statistics.tsx';
import { OriginalPost } from './original-post.tsx';

// Guests cannot comment.
const CreateComment = pagePart(
  () => import('#components/composer/form/create-comment.tsx').then((module) => module.CreateComment),
  true,
);
const NoComments = pagePart(() =>
  import('#components/discussion/thread/no-comments.tsx').then((module) => module.NoComments),
);
// The following modules are deferred: no new comment can arrive while the page loads.
const loadCommentKeys = () =>
  import('#components/discussion/thread/comment-keys.ts').then((module) => module.CommentKeys);
const loadNewComments = () =>
  import('#components/discussion/thread/new-comments.tsx').then((module) => module.NewComments);
// Guests have no unread comments.
const FirstUnread = pagePart(
  () => import('#components/discussion/thread/first-unread.tsx').then((module) => module.FirstUnread),
  true,
);
// Only questions have answers to filter.
const AnswerTabs = pagePart(() =>
  import('#components/discussion/answer/answer-tabs.tsx').then((module) => module.AnswerTabs),
);
// Many discussions have no tags.
const PostTags = pagePart(() => import('./post-tags.tsx').then((module) => module.PostTags));
// Few post types have a custom name or fields.
const PostFields = pagePart(() => import('./post-fields.tsx').then((module) => module.PostFields));
const Pager = pagePart(() => import('#components/primitives/navigation/pager.tsx').then((module) => module.Pager));
// Few sites translate posts.
const TranslatablePost = pagePart(() =>
  import('#components/post/translation/translatable-post.tsx').then((module) => module.TranslatablePost),
);

interface Shown {
  readonly filter: CommentPageFilter;
  readonly discussion: Discussion;
}

const ShownContext = createContext<Shown | undefined>(undefined);

const useShown = (): Shown => {
  const shown = use(ShownContext);
  if (!shown) throw new Error('This widget can only be rendered on a discussion page.');
  return shown;
};

const useDiscussion = (): Discussion => useShown().discussion;

/** The page of a discussion: the original post, a page of its comments, and the reply form. */
export function DiscussionPage({ filter }: { filter: CommentPageFilter }) {
  const { api } = useSite();
  const { data: discussion } = useSuspenseQuery(discussionQuery(api, filter.discussionID));
  const place = useCommentTarget(filter.discussionID);
  const layout = usePageLayout(discussionLayout(filter.discussionID));
  return (
    <ShownContext value={{ filter, discussion }}>
      <WritingProvider key={filter.discussionID} place={place}>
        <LayoutView layout={layout} widgets={widgets} crumbs={crumbsFrom(discussion.breadcrumbs)} />
      </WritingProvider>
    </ShownContext>
  );
}

const Opener = () => <OpeningPost discussion={useDiscussion()} />;

/** Renders a post, on sites that translate posts together with its translation. */
const maybeTranslatable = (
  draw: (parts?: object) => ReactNode,
  discussion: CommentedDiscussion,
  comment?: Comment,
): ReactNode =>
  discussion.isTranslatable ? (
    <Suspense>
      <TranslatablePost comment={comment} discussion={discussion} draw={draw} />
    </Suspense>
  ) : (
    draw()
  );

/** The original post of a discussion with all its actions. */
export const OpeningPost = ({ discussion }: { discussion: Discussion }) => (
  <CachedFragment name="opener" of={[discussion]}>
    {() =>
      maybeTranslatable(
        (parts) => (
          <OriginalPost
            discussion={discussion}
            actions={<DiscussionActions discussion={discussion} />}
            options={<DiscussionOptions discussion={discussion} />}
            {...parts}
          />
        ),
        discussion,
      )
    }
  </CachedFragment>
);

function Comments({ title }: { title?: string }) {
  const { api } = useSite();
  const { filter, discussion } = useShown();
  const { data: thread } = useSuspenseQuery(commentThreadQuery(api, filter));
  const [CommentKeys] = useLazyComponent(loadCommentKeys, true);
  const [NewComments] = useLazyComponent(loadNewComments, true);
  const { sort, qna } = filter;
  const address = (page: number) => commentsUrl(discussionUrl(discussion, page), { sort, qna });
  return (
    <section id="comments" tabIndex={-1} aria-labelledby="comments-title">
      <div className={styles.head}>
        <h2 id="comments-title" className={styles.title}>
          {title || t('discussion.comments.title')}
        </h2>
        {discussion.closed && <Tag preset="greyscale">{t('discussion.mark.closed')}</Tag>}
        {discussion.unread && (
          <Suspense>
            <FirstUnread discussion={discussion} commentsByID={thread.commentsByID} />
          </Suspense>
        )}
        {thread.total > 1 && <Sorts filter={filter} base={discussionUrl(discussion)} />}
      </div>
      {discussion.type === 'question' && (
        <Suspense>
          <AnswerTabs discussion={discussion} filter={filter} />
        </Suspense>
      )}
      {thread.threadStructure.length === 0 ? (
        <Suspense>
          <NoComments isClosed={discussion.closed} />
        </Suspense>
      ) : (
        <SelectableThread discussion={discussion} thread={thread}>
          <CommentThread
            thread={thread}
            discussion={commentedDiscussion(discussion)}
            isApart={qna !== undefined}
            partsOf={(comment, around) => ({
              options: (
                <>
                  <CommentSelect comment={comment} />
                  <CommentOptions comment={comment} discussion={around} />
                </>
              ),
              actions: <CommentActions comment={comment} discussion={around} />,
              below: <CommentBelow comment={comment} discussion={around} />,
              place: qna && comment.url,
              around: (words) => <CommentText comment={comment}>{words}</CommentText>,
              frame: (draw) => maybeTranslatable(draw, around, comment),
            })}
          />
        </SelectableThread>
      )}
      {CommentKeys && <CommentKeys />}
      {NewComments && !qna && <NewComments discussionID={discussion.discussionID} commentsByID={thread.commentsByID} />}
      {thread.total > filter.limit && (
        <Suspense>
          <Pager
            page={thread.page}
            limit={filter.limit}
            total={thread.total}
            label={t('discussion.comments.pages')}
            words={qna || thread.total >= discussion.countComments ? pagerTexts : topLevelWords()}
            href={address}
            className={styles.pages}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Returns the pager texts for a thread whose count excludes nested replies. */
const topLevelWords = (): PagerTexts => ({
  ...pagerTexts,
  range: (first, last, total) => t('discussion.comments.range', { first, last, total }),
  rangeInFull: (first, last, total) => t('discussion.comments.range-full', { first, last, total }),
});

const sortNames = {
  dateInserted: 'discussion.sort.oldest',
  '-dateInserted': 'discussion.sort.newest',
  '-score': 'discussion.sort.top',
  '-experimentalTrending': 'discussion.sort.trending',
} as const;

const Sorts = ({ filter, base }: { filter: CommentPageFilter; base: string }) => (
  <CachedFragment name="comment orders" of={[base, filter.sort, filter.qna]}>
    <LinkTabs
      label={t('discussion.comments.sort')}
      look="bare"
      tabs={commentSorts.map((value) => ({
        href: commentsUrl(base, { sort: value, qna: filter.qna }),
        name: t(sortNames[value]),
        isCurrent: value === filter.sort,
      }))}
    />
  </CachedFragment>
);

function Tags() {
  const discussion = useDiscussion();
  const { tags = [], postType, postFields = [] } = discussion;
  return (
    <Suspense>
      {tags.length > 0 && <PostTags tags={tags} />}
      {(postType ?? postFields[0]) && <PostFields discussion={discussion} />}
    </Suspense>
  );
}

const Facts = () => <DiscussionStatistics discussion={useDiscussion()} />;

function NewCommentPlace() {
  const { me } = useSite();
  const discussion = useDiscussion();
  if (me.userID === 0 && !discussion.closed) return <SignInToComment url={discussion.url} />;
  return (
    <Suspense>
      <CreateComment discussion={discussion} />
    </Suspense>
  );
}

const widgets = {
  ...panelWidgets,
  originalPost: Opener,
  postTags: Tags,
  commentThread: Comments,
  createComment: NewCommentPlace,
  discussionFacts: Facts,
};
