import { sampleMembers } from './members.ts';
import type { PostNumbers, PostSetting } from './sample-posts.ts';
import type { Transaction } from './sample-record.ts';
import type { MemberKey, ReactionCode, SampleReactions } from './types.ts';

type ReactedPost = {
  record_type: 'discussion' | 'comment';
  record_id: number;
  discussion_id: number;
  author: MemberKey;
  date: Date;
  reactions: SampleReactions;
};

/**
 * Stores the sample reactions. A reaction follows its post by some hours and never precedes the date on which its
 * member joined.
 */
export async function insertReactions(db: Transaction, setting: PostSetting, numbers: PostNumbers): Promise<void> {
  const { members, now } = setting;
  const types = await db.selectFrom('reaction_type').select(['tag_id', 'urlcode']).execute();
  const typeOf = new Map(types.map(({ tag_id, urlcode }) => [urlcode, tag_id]));
  const joined = new Map(sampleMembers.map(({ key, joined }) => [key, now.getTime() - joined * 60_000]));
  const rows = reactedPosts(setting, numbers).flatMap(({ author, date, reactions, ...post }) =>
    givers(reactions).map(({ member, code }, index, all) => {
      const pause = Math.min((now.getTime() - date.getTime()) / (all.length + 1), 5 * 3_600_000);
      return {
        ...post,
        user_id: members.get(member) as number,
        tag_id: typeOf.get(code) as number,
        record_user_id: members.get(author) as number,
        date_inserted: new Date(Math.max(date.getTime() + pause * (index + 1), joined.get(member) ?? 0)),
      };
    }),
  );
  await db.insertInto('reaction').values(rows).execute();
}

function reactedPosts({ plan }: PostSetting, numbers: PostNumbers): ReactedPost[] {
  return plan.flatMap(({ source, date, reactions, comments }, thread) => {
    const discussion_id = numbers.discussions[thread] as number;
    const first = {
      record_type: 'discussion' as const,
      record_id: discussion_id,
      author: source.author,
      date,
      reactions,
    };
    const answers = comments.map((comment, index) => ({
      record_type: 'comment' as const,
      record_id: numbers.comments[thread]?.[index] as number,
      author: comment.source.author,
      date: comment.date,
      reactions: comment.reactions,
    }));
    return [first, ...answers].map((post) => ({ ...post, discussion_id }));
  });
}

function givers(reactions: SampleReactions): { member: MemberKey; code: ReactionCode }[] {
  return Object.entries(reactions).flatMap(([code, members]) =>
    members.map((member) => ({ member, code: code as ReactionCode })),
  );
}
