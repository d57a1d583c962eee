import { sql } from 'kysely';
import type { AnswerTemplate } from '#api/moderation/triage/answer-template.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

const columns = sql`answer_template_id as "answerTemplateID", name, body, sort`;

/** Returns all answer templates in order. */
export async function listTemplates(db: Queryable): Promise<AnswerTemplate[]> {
  const { rows } = await sql<AnswerTemplate>`
    select ${columns} from answer_template order by sort, lower(name)
  `.execute(db);
  return rows;
}

/** Inserts an answer template. Returns undefined when its name is taken (case-insensitive). */
export async function insertTemplate(
  db: Queryable,
  made: { name: string; body: string; sort: number | undefined; now: Date },
): Promise<AnswerTemplate | undefined> {
  const { rows } = await sql<AnswerTemplate>`
    insert into answer_template (name, body, sort, date_inserted)
    values (${made.name}, ${made.body},
      coalesce(${made.sort ?? null}::integer, (select coalesce(max(sort), 0) + 1 from answer_template)), ${made.now})
    on conflict do nothing
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Replaces all fields of an answer template. Returns undefined when another template has the name. */
export async function updateTemplate(
  db: Queryable,
  { answerTemplateID: id, name, body, sort }: AnswerTemplate,
): Promise<AnswerTemplate | undefined> {
  const { rows } = await sql<AnswerTemplate>`
    update answer_template t set name = ${name}, body = ${body}, sort = ${sort}
    where answer_template_id = ${id} and not exists (
      select from answer_template o where lower(o.name) = lower(${name}) and o.answer_template_id <> ${id})
    returning ${columns}
  `.execute(db);
  return rows[0];
}

/** Deletes an answer template. Returns false when it does not exist. */
export async function deleteTemplate(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from answer_template where answer_template_id = ${id} returning answer_template_id
  `.execute(db);
  return rows.length > 0;
}
