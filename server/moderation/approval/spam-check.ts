import { sql } from 'kysely';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { openingKey } from '#server/post/body/opening-key.ts';

/** A post as it is judged before it is stored. */
export interface SpamCandidate {
  readonly userID: number;
  readonly name: string;
  /** The words alone, without markup. */
  readonly text: string;
  readonly html: string;
  readonly now: Date;
}

/** Something that speaks for spam, and how much: moderators read `what`, with `subject` filled in. */
export interface SpamFinding {
  readonly what: 'links' | 'blocked-word' | 'duplicate' | 'new-account';
  readonly subject: string;
  readonly score: number;
}

/** A check that posts pass. It says what it found; the site's thresholds decide what comes of it. */
export interface SpamCheck {
  readonly name: string;
  readonly check: (db: Queryable, settings: Settings, candidate: SpamCandidate) => Promise<readonly SpamFinding[]>;
}

const linksIn = (html: string): number => html.match(/<a [^>]*href="https?:/g)?.length ?? 0;

/** Links beyond so many are suspicious. */
const usualLinks = 2;

const suspiciousLinks = (html: string): SpamFinding[] => {
  const count = linksIn(html);
  return count > usualLinks
    ? [{ what: 'links', subject: String(count), score: Math.min(10, (count - usualLinks) * 2) }]
    : [];
};

/** Which of the words stand in a text, in capitals or not. */
export function wordsFound(words: readonly string[], text: string): string[] {
  const lower = text.toLowerCase();
  return words.filter((word) => word !== '' && lower.includes(word.toLowerCase()));
}

/** How many of an author's newest posts a post is compared with: of discussions and comments, standing and deleted, each. */
const mostCompared = 100;

/** Finds whether an author is new, and how many of their newest posts of the last day begin with the same words. */
export async function findHistory(db: Queryable, { userID, text, now }: SpamCandidate) {
  const yesterday = new Date(now.getTime() - 86_400_000);
  // Deleted posts count too; each state of each table has an index by author.
  const posted = (['discussion', 'comment'] as const).flatMap((table) =>
    [sql`null`, sql`not null`].map(
      (state) => sql`
        (select opening_key from ${sql.table(table)}
        where insert_user_id = ${userID} and date_inserted > ${yesterday} and date_deleted is ${state}
        order by date_inserted desc limit ${sql.lit(mostCompared)})`,
    ),
  );
  const { rows } = await sql<{ is_new: boolean; repeated: number }>`
    select m.date_inserted > ${yesterday} and m.count_discussions + m.count_comments < 3 as is_new,
      (select count(*) from (${sql.join(posted, sql` union all `)}) own
        where opening_key = ${openingKey(text)}) as repeated
    from member m where m.user_id = ${userID}
  `.execute(db);
  return rows[0] ?? { is_new: false, repeated: 0 };
}

/**
 * The check that comes with the forum: many links, words of the site's list, and, where there are links at all, accounts
 * that are new and words that were posted before. A post without links and listed words costs no question to the database.
 */
export const builtInSpamCheck: SpamCheck = {
  name: 'built-in',
  async check(db, settings, candidate) {
    const listed = wordsFound(settings['spam.blockedWords'], `${candidate.name} ${candidate.text}`);
    const findings: SpamFinding[] = [
      ...suspiciousLinks(candidate.html),
      ...listed.map((word) => ({ what: 'blocked-word', subject: word, score: 10 }) as const),
    ];
    if (linksIn(candidate.html) === 0) return findings;
    const { is_new: isNew, repeated } = await findHistory(db, candidate);
    if (isNew) findings.push({ what: 'new-account', subject: '', score: 3 });
    if (repeated > 0) findings.push({ what: 'duplicate', subject: String(repeated), score: 3 * repeated });
    return findings;
  },
};

const checks: SpamCheck[] = [builtInSpamCheck];

/** Adds a check; an add-on calls it as it is loaded. */
export function addSpamCheck(check: SpamCheck): void {
  checks.push(check);
}

/** What all checks find in a post, added up. A check that fails is left out: spam is a lesser evil than a silent forum. */
export async function judgeSpam(
  db: Queryable,
  settings: Settings,
  candidate: SpamCandidate,
  onFailure: (name: string, error: unknown) => void,
): Promise<{ score: number; findings: readonly SpamFinding[] }> {
  const found = await Promise.all(
    checks.map(({ name, check }) =>
      check(db, settings, candidate).catch((error: unknown) => {
        onFailure(name, error);
        return [];
      }),
    ),
  );
  const findings = found.flat();
  return { findings, score: findings.reduce((sum, { score }) => sum + score, 0) };
}
