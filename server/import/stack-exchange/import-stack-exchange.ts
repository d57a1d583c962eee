import { answerOf, badgeOf, type ConvertOptions, commentOf, memberOf, questionOf, tagOf } from './dump-convert.ts';
import type { DumpFile, DumpRow, TableName } from './dump-file.ts';
import { DumpReader, type DumpReaderContext } from './dump-reader.ts';
import type { AcceptedRecord, ImportStore, VoteRecord } from './dump-record.ts';
import { foreignIDIn, textIn, UnusableRow } from './dump-value.ts';

/** The context of an import: the files, the store, the report and the progress callback. */
export interface ImportRun extends ConvertOptions, DumpReaderContext {
  readonly store: ImportStore;
}

/**
 * Returns the size of an import in bytes to be read. Posts are read twice, because answers may precede their questions.
 */
export function workOf(files: ReadonlyMap<TableName, DumpFile>): number {
  return [...files.values()].reduce((sum, { table, size }) => sum + size * (table === 'Posts' ? 2 : 1), 0);
}

const postTypes: Readonly<Record<string, string>> = {
  3: 'an orphaned tag wiki',
  4: 'a tag wiki excerpt',
  5: 'a tag wiki',
  6: 'a moderator nomination',
  7: 'a wiki placeholder',
  8: 'a privilege wiki',
};

const voteTypes: Readonly<Record<string, string>> = {
  1: 'an acceptance, which the question states too',
  4: 'a mark as offensive',
  5: 'a favourite',
  6: 'a vote to close',
  7: 'a vote to reopen',
  8: 'the start of a bounty',
  9: 'the end of a bounty',
  10: 'a vote to delete',
  11: 'a vote to undelete',
  12: 'a mark as spam',
};

/**
 * Imports a Stack Exchange dump: users, tags, questions as discussions, answers and comments as comments, accepted
 * answers, badges and votes, as far as the dump contains them. Each batch is stored with its IDs in the dump. An
 * interrupted import resumes when it runs again, and no record is imported twice.
 */
export async function importStackExchange(run: ImportRun): Promise<void> {
  const { store } = run;
  const walk = new DumpReader(run);
  await walk.each(
    'Users',
    'users',
    (row) => memberOf(row, run),
    (records) => store.storeMembers(records),
  );
  await walk.each(
    'Tags',
    'tags',
    (row) => tagOf(row),
    (records) => store.storeTags(records),
  );
  await importPosts(run, walk);
  const noPost = 'the post it belongs to is not in the dump';
  await walk.each(
    'Comments',
    'comments',
    (row) => commentOf(row, run),
    (records) => store.storeComments(records),
    noPost,
  );
  const noUser = 'its user is not in the dump';
  await walk.each(
    'Badges',
    'badges',
    (row) => badgeOf(row),
    (records) => store.storeBadges(records),
    noUser,
  );
  await importVotes(run, walk);
  run.report.countAttached = await store.finish(() => walk.tell('Positioning replies'));
}

async function importPosts(run: ImportRun, walk: DumpReader): Promise<void> {
  const { store, report } = run;
  const accepted: AcceptedRecord[] = [];
  const toQuestion = (row: DumpRow) => {
    const type = textIn(row, 'PostTypeId');
    if (type === '2') return undefined;
    if (type !== '1') throw new UnusableRow(`it is ${postTypes[type ?? ''] ?? `a post of the unknown type ${type}`}`);
    const answer = textIn(row, 'AcceptedAnswerId');
    if (answer) accepted.push({ foreign_id: foreignIDIn(row), answer_ref: answer });
    return questionOf(row, run);
  };
  const kindOf = (row: DumpRow) => (row.values['PostTypeId'] === '1' ? 'questions' : 'other posts');
  await walk.each('Posts', kindOf, toQuestion, (records) => store.storeQuestions(records));
  const toAnswer = (row: DumpRow) => (row.values['PostTypeId'] === '2' ? answerOf(row, run) : undefined);
  const noQuestion = 'its question is not in the dump';
  await walk.each('Posts', 'answers', toAnswer, (records) => store.storeAnswers(records), noQuestion);
  for (let start = 0; start < accepted.length; start += 500) {
    const outcomes = await store.acceptAnswers(accepted.slice(start, start + 500));
    for (const { foreignID, outcome } of outcomes)
      if (outcome === 'orphan') report.warn('questions', 'the accepted answer is not in the dump', foreignID);
  }
}

/** Counts the upvotes and downvotes of each post. Other votes are left out. */
async function importVotes({ store, report }: ImportRun, walk: DumpReader): Promise<void> {
  const counts = new Map<string, { up: number; down: number }>();
  const voters = new Map<string, number>();
  await walk.rows('Votes', (row) => {
    const [post, type] = [textIn(row, 'PostId') ?? '', textIn(row, 'VoteTypeId') ?? ''];
    if (type !== '2' && type !== '3') {
      const reason = `it is ${voteTypes[type] ?? `a vote of the unknown type ${type}`}`;
      report.leaveOut('votes', reason, row.values['Id'] ?? `line ${row.line}`);
      return;
    }
    const count = counts.get(post) ?? { up: 0, down: 0 };
    counts.set(post, type === '2' ? { ...count, up: count.up + 1 } : { ...count, down: count.down + 1 });
    voters.set(post, (voters.get(post) ?? 0) + 1);
  });
  const records: VoteRecord[] = [...counts].map(([foreign_id, count]) => ({ foreign_id, ...count }));
  for (let start = 0; start < records.length; start += 500)
    for (const { foreignID, outcome } of await store.storeVotes(records.slice(start, start + 500))) {
      const votes = voters.get(foreignID) ?? 0;
      if (outcome === 'imported' || outcome === 'known') report.count('votes', outcome, votes);
      else report.leaveOut('votes', 'the post they belong to is not in the dump', `post ${foreignID}`, votes);
    }
}
