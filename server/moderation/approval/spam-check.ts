import { sql } from 'kysely';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { openingKey } from '#server/post/body/opening-key.ts';

/** A post to check for spam before it is stored. */
export interface SpamCandidate {
  readonly userID: number;
  readonly name: string;
  /** The text without markup. */
  readonly text: string;
  readonly html: string;
  readonly now: Date;
}

/** An indication of spam and its score. Moderators see the text of `what` with `subject` inserted. */
export interface SpamFinding {
  readonly what: 'links' | 'blocked-word' | 'duplicate' | 'new-account';
  readonly subject: string;
  readonly score: number;
}

/** A spam check for posts. It returns findings; the site's thresholds decide on the post. */
export interface SpamCheck {
  readonly name: string;
  readonly check: (db: Queryable, settings: Settings, candidate: SpamCandidate) => Promise<readonly SpamFinding[]>;
}

const linksIn = (html: string): number => html.match(/<a [^>]*href="https?:/g)?.length ?? 0;

/** The number of links above which a post is suspicious. */
const usualLinks = 2;

const suspiciousLinks = (html: string): SpamFinding[] => {
  const count = linksIn(html);
  return count > usualLinks
    ? [{ what: 'links', subject: String(count), score: Math.min(10, (count - usualLinks) * 2) }]
    : [];
};

/** Returns the words contained in a text (case-insensitive). */
export function wordsFound(words: readonly string[], text: string): string[] {
  const lower = text.toLowerCase();
  return words.filter((word) => word !== '' && lower.includes(word.toLowerCase()));
}

/**
 * The number of an author's newest posts that a post is compared with, separately for discussions and comments,
 * published and deleted.
 */
const mostCompared = 100;

/** Returns whether an author is new, and how many of their newest posts of the last day begin with the same text. */
export async function findHistory(db: Queryable, { userID, text, now }: SpamCandidate) {
  const yesterday = new Date(now.getTime() - 86_400_000);
  // Deleted posts count as well. Each state of each table has an index by author.
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
 * The built-in spam check. It finds many links and blocked words. In posts with links it also finds new accounts and
 * repeated texts. A post without links causes no database query.
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

/** Registers a spam check. Add-ons call it when they are loaded. */
export function addSpamCheck(check: SpamCheck): void {
  checks.push(check);
}

/**
 * Runs all checks on a post and adds up their scores. A failing check is skipped, so that it does not prevent posting.
 */
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
