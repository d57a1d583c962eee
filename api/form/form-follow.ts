import type { FormSchema, FormValue, FormValues } from './form-schema.ts';
import { slugOf } from './slug-of.ts';

/** The derivation of a field from the text of another one, until a person edits it. */
export interface FieldFollowing {
  /** The name of a text field of the form. */
  readonly field: string;
  /** `slug` for a part of an address, `apiName` for a name that begins with a letter. */
  readonly as: 'slug' | 'apiName';
}

const derivations: Readonly<Record<FieldFollowing['as'], (text: string) => string>> = {
  slug: slugOf,
  apiName: (text) => slugOf(text).replace(/^\d+-?/, ''),
};

/**
 * Returns the values after a change, with the fields that follow the changed one. A field stops following once
 * its value differs from the derived one.
 */
export function withFollowers(schema: FormSchema, before: FormValues, changed: FormValues): FormValues {
  const followers = Object.entries(schema.properties).flatMap(([name, property]) => {
    const follows = property['x-control']?.follows;
    if (!follows || before[follows.field] === changed[follows.field]) return [];
    const derive = (value: FormValue | undefined) => derivations[follows.as](typeof value === 'string' ? value : '');
    return (before[name] ?? '') === derive(before[follows.field]) ? [[name, derive(changed[follows.field])]] : [];
  });
  return followers.length === 0 ? changed : { ...changed, ...Object.fromEntries(followers) };
}
