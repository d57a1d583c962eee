import { z } from 'zod';
import { discussionsWidget } from './discussions-widget.contract.ts';
import { defaultPostTabs, postTabNames } from './post-tab.ts';
import { contentData, defineWidget, settingControl } from './widget-definition.ts';
import { categoryField, limitField, shortText, titleField } from './widget-field.contract.ts';

/** Lists of posts behind tabs. */
export const tabsWidget = defineWidget({
  id: 'tabs',
  hydrate: 'tabs',
  component: 'TabWidget',
  name: 'administration.widget.tabs',
  icon: 'panel-top',
  group: 'posts',
  keywords: ['recent', 'trending', 'top', 'announced'],
  settings: z.strictObject({
    title: titleField,
    tabs: z
      .array(
        z.strictObject({
          preset: z.enum(postTabNames).meta(
            settingControl({
              inputType: 'choice',
              label: 'administration.widget.field.posts',
              choices: {
                recent: 'widget.tab.recent',
                trending: 'widget.tab.trending',
                top: 'widget.tab.top',
                announced: 'widget.tab.announced',
                questions: 'widget.tab.questions',
              },
            }),
          ),
          label: shortText('administration.widget.field.label', {
            description: 'administration.widget.field.label-help',
          }),
        }),
      )
      .min(1)
      .max(8)
      .default(defaultPostTabs.map((preset) => ({ preset, label: '' })))
      .meta(
        settingControl({
          inputType: 'list',
          label: 'administration.widget.field.tabs',
          addLabel: 'administration.widget.field.add-tab',
          itemTitle: 'preset',
        }),
      ),
    categoryID: categoryField,
    limit: limitField,
  }),
  ...contentData,
  preview: { items: discussionsWidget.preview['items'] },
});
