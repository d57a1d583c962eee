import type { NewToken } from '#api/account/own-data/token.contract.ts';
import { type TokenArea, tokenAreas } from '#api/account/own-data/token-area.ts';
import { control, type FormProperty, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** The lifetime that a new token has unless a person changes it, in days. */
const usualLifetime = 365;

const areaNames: Readonly<Record<TokenArea, Parameters<typeof t>[0]>> = {
  posts: 'account.token.area.posts',
  messages: 'account.token.area.messages',
  notifications: 'account.token.area.notifications',
  members: 'account.token.area.members',
  moderation: 'account.token.area.moderation',
  settings: 'account.token.area.settings',
};

/** Returns the names of the areas of a token. */
export const namesOfAreas = (areas: readonly TokenArea[]): readonly string[] => areas.map((area) => t(areaNames[area]));

const lifetimeField = (maxDays: number): FormProperty => ({
  type: 'integer',
  nullable: true,
  minimum: 1,
  maximum: maxDays || 3_650,
  ...control({
    inputType: 'number',
    label: t('account.token.lifetime'),
    description: maxDays ? t('account.token.lifetime-limit', { count: maxDays }) : t('account.token.lifetime-help'),
    unit: t('setting.unit.days'),
  }),
});

/** Returns the fields of a new access token. `maxDays` is the longest lifetime that the site allows; 0 for no limit. */
export const tokenFields = (maxDays: number): Readonly<Record<string, FormProperty>> => ({
  name: {
    type: 'string',
    maxLength: 100,
    ...control({
      inputType: 'text',
      label: t('account.token.name'),
      description: t('account.token.name-help'),
    }),
  },
  scope: {
    type: 'string',
    enum: ['read', 'write'],
    ...control({
      inputType: 'choice',
      label: t('account.token.scope'),
      choices: { read: t('account.token.scope.read'), write: t('account.token.scope.write') },
    }),
  },
  reach: {
    type: 'string',
    enum: ['areas', 'all'],
    ...control({
      inputType: 'choice',
      label: t('account.token.reach'),
      choices: { areas: t('account.token.reach.areas'), all: t('account.token.reach.all') },
    }),
  },
  areas: {
    type: 'array',
    minItems: 1,
    items: { type: 'string', enum: [...tokenAreas] },
    ...control({
      inputType: 'choices',
      label: t('account.token.areas'),
      description: t('account.token.areas-help'),
      choices: Object.fromEntries(tokenAreas.map((area) => [area, t(areaNames[area])])),
      only: { field: 'reach', is: 'areas' },
    }),
  },
  lifetime: lifetimeField(maxDays),
});

/** The names of the required fields of a new access token. */
export const requiredTokenFields = (maxDays: number): readonly string[] => [
  'name',
  'scope',
  'reach',
  ...(maxDays ? ['lifetime'] : []),
];

/** Returns the form of a new access token of the viewer. */
export const tokenForm = (maxDays: number): FormSchema => ({
  type: 'object',
  required: requiredTokenFields(maxDays),
  properties: tokenFields(maxDays),
});

/** Returns the values with which the form of a new access token starts. */
export const freshToken = (maxDays: number): FormValues => ({
  name: '',
  scope: 'read',
  reach: 'areas',
  areas: ['posts'],
  lifetime: Math.min(maxDays || usualLifetime, usualLifetime),
});

/** Returns the request for a new access token from form values. */
export const requestedToken = ({ name, scope, reach, areas, lifetime }: FormValues) =>
  ({
    name,
    scope,
    areas: reach === 'areas' ? areas : null,
    lifetime: lifetime ?? null,
  }) as Parameters<typeof NewToken.parse>[0] & { name: string; scope: 'read' | 'write' };
