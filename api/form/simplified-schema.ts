/** Returns a JSON schema, as zod states it, in the subset that forms draw: `anyOf` with null becomes `nullable`. */
export function simplifiedSchema(schema: object): object {
  const { $schema, additionalProperties, anyOf, properties, items, ...rest } = schema as Readonly<
    Record<string, never>
  >;
  const [own, none, ...others] = (anyOf ?? []) as readonly { readonly type?: string }[];
  if (own && none?.type === 'null' && others.length === 0) return { ...simplifiedSchema(own), ...rest, nullable: true };
  return {
    ...withoutSafeLimits(rest),
    ...(anyOf !== undefined && { anyOf }),
    ...(properties !== undefined && { properties: eachSimplified(properties) }),
    ...(items !== undefined && { items: simplifiedSchema(items) }),
  };
}

/** Removes the limits that zod states for every whole number. */
const withoutSafeLimits = (schema: object): object =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([keyword, value]) =>
        !(keyword === 'minimum' && value === Number.MIN_SAFE_INTEGER) &&
        !(keyword === 'maximum' && value === Number.MAX_SAFE_INTEGER),
    ),
  );

const eachSimplified = (properties: Readonly<Record<string, object>>) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, simplifiedSchema(property)]));
