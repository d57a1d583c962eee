import { builtInNavigation } from '#api/administration/layout/built-in-navigation.ts';
import { navigationResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { keyNavigation, textsOfItem } from '#server/administration/layout/navigation-text.ts';
import { defineTranslatableResource, sourceRecord } from './translatable-resource.ts';

/** The names of built-in items, which are texts of the interface until an administrator changes them. */
const builtIn = new Set(builtInNavigation.map(({ id, name }) => `${id} ${name}`));

defineTranslatableResource({
  urlCode: navigationResource,
  recordTypes: {
    navigationItem: {
      properties: translatableRecords.navigationItem,
      labels: { name: 'administration.navigation.name', badge: 'administration.navigation.badge' },
    },
  },
  async listRecords({ settings }) {
    const items = keyNavigation((await settings.get())['ui.navigation']);
    return items
      .filter(({ item: { id, name } }) => !builtIn.has(`${id} ${name}`))
      .map(({ key: recordKey, item }) =>
        sourceRecord({ recordType: 'navigationItem', recordKey, name: item.name }, textsOfItem(item)),
      );
  },
});
