import { sql } from 'kysely';
import type { AnswerTemplate } from '#api/moderation/triage/answer-template.contract.ts';
import type { Queryable } from '#server/category/queryable.ts';

const columns = sql`answer_template_id as "answerTemplateID", name, body, sort`;

/** All templates in their order. */
export async function listTemplates(db: Queryable): Promise<AnswerTemplate[]> {
  const { rows } = await sql<AnswerTemplate>`
    select ${columns} from answer_template order by sort, lower(name)
  `.execute(db);
  return rows;
}

/** Keeps a template; undefined when its name, in capitals or not, is taken. */
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

/** Writes a template anew; undefined when another one has the name. */
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

/** Deletes a template; false when there is none. */
export async function deleteTemplate(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from answer_template where answer_template_id = ${id} returning answer_template_id
  `.execute(db);
  return rows.length > 0;
}
