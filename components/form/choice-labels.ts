import type { ChoiceLabels } from '#api/form/form-schema.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';

/** Returns the labels of the values of a choice in the language of the viewer. */
export const choiceLabels = (labels: Readonly<Record<string, MessageID>>): ChoiceLabels =>
  Object.fromEntries(Object.entries(labels).map(([value, id]) => [value, t(id)]));
