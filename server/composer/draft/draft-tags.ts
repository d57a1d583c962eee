import { z } from 'zod';

const number = z.number().int();

/** The tags in the `draftMeta` of a draft: chosen in the form, or named by other clients as in `POST /discussions`. */
const Tagging = z.object({
  tags: z.array(z.object({ tagID: number.optional(), name: z.string() })).nullish(),
  tagIDs: z.array(number).nullish(),
  newTagNames: z.array(z.string()).nullish(),
});

/**
 * Returns the tags of a draft's discussion: existing tags by ID, new ones by name.
 *
 * @throws {z.ZodError} when the draft contains invalid tags.
 */
export function draftTags(draftMeta: unknown): { tagIDs: number[]; newTagNames: string[] } {
  const { tags, tagIDs, newTagNames } = Tagging.parse(draftMeta ?? {});
  return {
    tagIDs: [...new Set([...(tags ?? []).flatMap(({ tagID }) => tagID ?? []), ...(tagIDs ?? [])])],
    newTagNames: [
      ...new Set([
        ...(tags ?? []).flatMap(({ tagID, name }) => (tagID === undefined ? [name] : [])),
        ...(newTagNames ?? []),
      ]),
    ],
  };
}
