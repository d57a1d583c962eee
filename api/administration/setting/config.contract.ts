import { z } from 'zod';
import { flag, listOf } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Config'] as const;
const values = z.record(z.string().max(200), z.unknown());

/** The description of a setting, as a form needs it: key, JSON Schema (`schema`), default and explanation. */
export const SettingDescription = z.object({
  key: z.string(),
  description: z.string(),
  schema: z.record(z.string(), z.unknown()),
  default: z.unknown(),
  read: z.string(),
  write: z.string(),
  mayWrite: z.boolean(),
});
/** The description of a setting, as a form needs it. */
export type SettingDescription = z.infer<typeof SettingDescription>;

/** The API routes for the site's settings. */
export const configRoutes = {
  get: {
    method: 'GET',
    url: '/config',
    schema: {
      tags,
      summary: 'Read settings.',
      description:
        '`select` names keys; `*` matches any characters. With `translated`, texts are in the language of the viewer. Unknown and forbidden keys are omitted silently. Some settings have an alias, such as `branding.logo`, returned when its full name is selected.',
      querystring: z.object({
        select: listOf(z.string().max(200)),
        translated: flag,
        fields: listOf(z.string().max(200)),
      }),
      response: { 200: values },
    },
  },
  schema: {
    method: 'GET',
    url: '/config/schema',
    schema: {
      tags,
      summary: 'Describe the settings.',
      description: 'Needs settings.view. `select` names keys, as for the settings themselves.',
      querystring: z.object({ select: listOf(z.string().max(200)) }),
      response: { 200: z.array(SettingDescription) },
    },
  },
  change: {
    method: 'PATCH',
    url: '/config',
    schema: {
      tags,
      summary: 'Change settings, all or none.',
      description:
        'Each key requires its own permission, usually site.manage. `null` restores the default. The header `x-app-log-entry` names the entry of the log by which the change is undone.',
      body: values,
      response: { 200: values },
    },
  },
} as const satisfies Record<string, ContractRoute>;
