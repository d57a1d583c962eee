import { z } from 'zod';
import { mostSettings } from '#api/administration/fragment/fragment-limits.ts';
import { layoutViewTypes } from '#api/administration/layout/layout-view-type.ts';
import { defineWidget, settingControl } from '#api/administration/widget/widget-definition.ts';
import { uuidForm } from '#api/uuid.ts';

/** A published fragment with its settings, in its sandboxed frame. Pages for writing show none. */
export const customFragmentWidget = defineWidget({
  id: 'customFragment',
  hydrate: 'custom-fragment',
  component: 'CustomFragmentWidget',
  name: 'administration.widget.custom-fragment',
  icon: 'blocks',
  group: 'content',
  keywords: ['script', 'widget builder'],
  settings: z.strictObject({
    fragmentUUID: z
      .string()
      .regex(uuidForm, 'Choose a published fragment.')
      .optional()
      .meta(settingControl({ inputType: 'fragment', label: 'administration.widget.field.fragment' })),
    settings: z
      .looseObject({})
      .refine((settings) => JSON.stringify(settings).length <= mostSettings, {
        error: `The settings of a fragment have at most ${mostSettings} characters as JSON.`,
      })
      .default({})
      .meta(settingControl({ inputType: 'fragmentSettings', label: 'administration.widget.field.fragment-settings' })),
  }),
  places: { views: layoutViewTypes.filter((view) => view !== 'createPost'), columns: 'all' },
  audience: 'everyone',
  maxAge: 60_000,
  invalidatedBy: ['fragments.changed'],
  preview: {
    fragment: {
      name: 'Weather at the harbour',
      src: '/fragments/preview/frame',
      heights: { narrow: 120, medium: 120, wide: 120 },
      files: [],
      props: { harbour: 'Kirkwall' },
    },
  },
});
