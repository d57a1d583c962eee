import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { FormProperty, FormSchema } from '#api/form/form-schema.ts';
import { unsupportedShapes } from '#api/form/form-shape.ts';
import { settingForm } from '#components/administration/setting/setting-form.ts';
import { settingPages } from '#components/administration/setting/setting-places.ts';
import { settingsRegistry } from '#server/administration/setting/settings.ts';
import { harbourCategories } from '#stories/administration/category/category-samples.ts';
import { factsOfPage } from '#tests/administration/setting/page-facts.ts';
import { aProfileField } from '#tests/support/builders/member-builders.ts';
import { aPostField, originalTypes } from '#tests/support/builders/post-type-builders.ts';

/** The arguments with which a form is made, for those that need others than empty lists. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  categorySettingsForm: [[{ categories: harbourCategories, types: originalTypes }]],
  customPageForm: [{ siteUrl: 'https://forum.example', isNew: true }].flatMap((form) =>
    [[], [{ sectionID: 1, name: 'The Shed' }]].map((sections) => [{ ...form, sections }]),
  ),
  escalationForm: [
    [{ reasons: [{ reportReasonID: 'spam', name: 'Spam' }], people: [], mayHide: true }],
    [{ reasons: [], people: [{ userID: 7, name: 'Ingrid' }], mayHide: false }],
  ],
  languageForm: [[[{ localeKey: 'de', displayNames: {} }], 'de']],
  memberForm: [[{ roles: [], fields: [aProfileField()] }]],
  postFieldForm: [[undefined], [aPostField()]],
  postTypeForm: [[undefined, [aPostField()]]],
  profileFieldForm: [[undefined], [aProfileField()]],
  sectionForm: [['https://forum.example/garden', true]],
  serviceForm: [[true], [false]],
  // The forms of settings are made below.
  settingForm: [],
};

const modules = import.meta.glob<Record<string, unknown>>('/components/**/*-form.ts', { eager: true });

/** The forms of the site's settings, by the address of their page. Fields with a codec have limits of their own. */
const settingForms: readonly (readonly [name: string, FormSchema])[] = settingPages.flatMap((page) =>
  page.groups.map(({ fields }) => {
    const plain = fields.filter(({ codec }) => codec === undefined);
    return [page.path, settingForm(plain, factsOfPage(page))] as const;
  }),
);

/** All forms that a function of a file `*-form.ts` makes, by the name of the function. */
const codeForms: readonly (readonly [name: string, FormSchema])[] = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name, value]) => /^(?!use).*Form$/.test(name) && typeof value === 'function')
    .flatMap(([name, make]) => {
      const form = make as (...values: readonly unknown[]) => FormSchema;
      const calls = samples[name] ?? [Array.from({ length: form.length }, () => [])];
      return calls.map((values) => [name, form(...values)] as const);
    }),
);

const forms = [...codeForms, ...settingForms];

test('a form can draw every field of the forms in the code', () => {
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.flatMap(([name, form]) => unsupportedShapes(form).map((shape) => `${name}: ${shape}`))).toEqual([]);
});

/** Returns the JSON schema that the server applies to a setting; undefined for a name of no setting. */
const schemaOf = (key: string): FormProperty | undefined =>
  Object.hasOwn(settingsRegistry, key)
    ? (z.toJSONSchema(settingsRegistry[key as keyof typeof settingsRegistry].schema, {
        io: 'input',
        unrepresentable: 'any',
      }) as FormProperty)
    : undefined;

const upper = ['maximum', 'maxLength', 'maxItems'] as const;
const lower = ['minimum', 'minLength', 'minItems'] as const;

/** Returns the limits of a field that accept values which the server refuses. Choices need no limits. */
function looseLimits(path: string, field: FormProperty, server: FormProperty): string[] {
  const over = (field.enum ? [] : upper).filter(
    (name) => (field[name] ?? Number.MAX_SAFE_INTEGER) > (server[name] ?? Number.MAX_VALUE),
  );
  const under = (field.enum ? [] : lower).filter(
    (name) => (field[name] ?? -Number.MAX_SAFE_INTEGER) < (server[name] ?? -Number.MAX_VALUE),
  );
  const unknown = server.enum && field.enum ? field.enum.filter((value) => !server.enum?.includes(value)) : [];
  const parts = Object.entries(field.properties ?? {}).flatMap(([name, part]) => {
    const own = server.properties?.[name];
    return own ? looseLimits(`${path}.${name}`, part, own) : [`${path}.${name}: no part of the setting`];
  });
  return [
    ...[...over, ...under].map((name) => `${path}: ${name} ${server[name]}`),
    ...unknown.map((value) => `${path}: ${value}`),
    ...parts,
    ...(field.items && server.items ? looseLimits(`${path}[]`, field.items, server.items) : []),
  ];
}

/** Returns the fields of all forms. A required text has at least one letter. */
const allFields = forms.flatMap(([, { properties, required = [] }]) =>
  Object.entries(properties).map(([name, field]) => ({
    name,
    field: required.includes(name) && field.type === 'string' ? { minLength: 1, ...field } : field,
  })),
);

test('a form of settings accepts nothing that the server refuses because of a limit', () => {
  const settings = allFields.flatMap(({ name, field }) => {
    const server = schemaOf(name);
    return server ? [{ name, field, server }] : [];
  });
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.flatMap(({ name, field, server }) => looseLimits(name, field, server))).toEqual([]);
});

test('a limit that the server does not know is found', () => {
  const server = schemaOf('rateLimit.posts') as FormProperty;
  const wide = { type: 'object', properties: { count: { type: 'integer', minimum: 0, maximum: 10_001 } } } as const;
  expect(looseLimits('posts', wide, server)).toEqual(['posts.count: maximum 10000', 'posts.count: minimum 1']);
});

/** The primitives of fields, with which a component builds a form by hand. */
const fieldImport = /primitives\/form\/(field|textarea|switch|radio-group)\.tsx|settings\/member-change\.tsx/;

const screens = import.meta.glob<string>('/components/{administration,moderation}/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('administrators and moderators have forms of the engine, or docs/behavior/form.md says why not', () => {
  const byHand = Object.entries(screens).flatMap(([file, source]) =>
    fieldImport.test(source) ? [file.slice('/components/'.length, -'.tsx'.length)] : [],
  );
  const [, listed = ''] = readFileSync('docs/behavior/form.md', 'utf8').split('## Forms that are written by hand');
  const documented = [...listed.matchAll(/`((?:administration|moderation)\/[\w/-]+)`/g)].map(([, name]) => name);
  expect(documented.sort()).toEqual(byHand.sort());
});
