import { sql } from 'kysely';
import { isVisible, withoutInvisible } from '#api/visible-text.ts';
import { titles } from '#server/member/profile/member-name.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { runCommand } from '#server/platform/configuration/run-command.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { releaseFormerName } from './former-name.queries.ts';
import { codeSkeletonOf, looksLikeOneOf, skeletonOf } from './name-skeleton.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const usage = `Lists names that look alike or contain invisible characters, from before the forum rejected such names.

  npm run names                     list them; changes nothing
  npm run names -- --free <name>    release a former name or the name of a deleted member

Exits with 1 if there are such names.`;

/** An existing name that the forum would reject today, and the reason. */
export interface DoubtfulName {
  readonly kind: 'member' | 'role' | 'category' | 'tag';
  readonly id: number;
  readonly name: string;
  readonly why: 'nothing visible' | 'invisible characters' | 'looks like a name of the forum' | 'looks like another';
}

interface NamedRow {
  readonly kind: DoubtfulName['kind'];
  readonly id: number;
  readonly name: string;
  readonly isKeeper: boolean;
}

/**
 * Returns the reason why a name would be rejected today, regardless of other names. Returns undefined when it would be
 * accepted.
 */
const faultOf = ({ kind, name, isKeeper }: NamedRow): DoubtfulName['why'] | undefined => {
  if (!isVisible(name)) return 'nothing visible';
  if (withoutInvisible(name) !== name.normalize('NFC')) return 'invisible characters';
  return kind === 'member' && !isKeeper && looksLikeOneOf(name, titles) ? 'looks like a name of the forum' : undefined;
};

/** Lists the names of members, roles, categories and tags that would be rejected today, by kind and ID. */
export async function findDoubtfulNames(db: Queryable): Promise<DoubtfulName[]> {
  const { rows } = await sql<NamedRow>`
    select 'member' as kind, user_id as id, name, is_admin or exists (
      select from member_role join role using (role_id)
      where member_role.user_id = member.user_id and role.type in ('moderator', 'administrator')) as "isKeeper"
    from member where date_deleted is null and not is_system
    union all select 'role', role_id, name, false from role
    union all select 'category', category_id, name, false from category
    union all select 'tag', tag_id, name, false from tag
    order by kind, id
  `.execute(db);
  const bySkeleton = Map.groupBy(
    rows.filter(({ kind }) => kind !== 'category'),
    ({ kind, name }) => `${kind} ${kind === 'tag' ? codeSkeletonOf(name) : skeletonOf(name)}`,
  );
  const alike = new Set([...bySkeleton.values()].filter((group) => group.length > 1).flat());
  return rows.flatMap((row) => {
    const why = faultOf(row) ?? (alike.has(row) ? 'looks like another' : undefined);
    return why ? [{ kind: row.kind, id: row.id, name: row.name, why }] : [];
  });
}

/** Formats the report of rejected names, one line each. Invisible characters are written as code points. */
export function describeNames(names: readonly DoubtfulName[]): string {
  if (names.length === 0) return 'All names are visible and distinguishable.';
  const written = (name: string) =>
    JSON.stringify(name).replace(
      /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu,
      (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`,
    );
  return names.map(({ kind, id, name, why }) => `${kind} ${id}: ${written(name)}: ${why}`).join('\n');
}

async function main(): Promise<void> {
  const [option, name = '', ...rest] = process.argv.slice(2);
  const isKnown = option === undefined || (option === '--free' && name !== '' && rest.length === 0);
  if (!isKnown) return say(usage);
  const { databaseUrl, dataFolder } = readConfiguration();
  const database = await openDatabase({ databaseUrl, dataFolder });
  try {
    await migrate(database);
    if (option === '--free') {
      const isFree = await releaseFormerName(database.kysely, name);
      say(isFree ? `The name ${name} is free.` : `No former or deleted member has the name ${name}.`);
      return;
    }
    const names = await findDoubtfulNames(database.kysely);
    say(describeNames(names));
    if (names.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

if (import.meta.main) await runCommand(main);
