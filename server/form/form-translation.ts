import type { ControlMeta, FormProperty } from '#api/form/form-schema.ts';
import type { MessageID } from '#api/message-id.ts';
import type { Translations } from '#api/translations.ts';

/** Returns the presentation of a field in the language of the request. Its texts are message IDs. */
function translatedControl(meta: ControlMeta, { t }: Translations): ControlMeta {
  const say = (text: string) => t(text as MessageID);
  const { label, choices, description, placeholder, group, addLabel } = meta;
  const texts = { description, placeholder, group, addLabel };
  return {
    ...meta,
    label: say(label),
    ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text ? [[name, say(text)]] : []))),
    ...(choices &&
      !('api' in choices) && {
        choices: Object.fromEntries(Object.entries(choices).map(([one, text]) => [one, say(text)])),
      }),
  };
}

/** Returns a schema with the texts of its fields, and of the fields of its items, in the language of the request. */
export function translatedForm<Property extends FormProperty>(property: Property, words: Translations): Property {
  const { properties, items, 'x-control': meta } = property;
  return {
    ...property,
    ...(meta && { 'x-control': translatedControl(meta, words) }),
    ...(items && { items: translatedForm(items, words) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, translatedForm(one, words)]),
      ),
    }),
  };
}
