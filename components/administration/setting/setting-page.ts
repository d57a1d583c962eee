import type { ControlMeta, FormProperty, FormValue } from '#api/form/form-schema.ts';
import type { MessageID } from '#api/message-id.ts';

/** A source of choices that depend on the site or on the language of the viewer. */
export type ChoiceSource = 'roles' | 'languages' | 'hours' | 'weekdays';

/** A conversion between the stored value of a setting and the value of its field, for example bytes and megabytes. */
export interface SettingCodec {
  /** The type of the field. */
  readonly property: Omit<FormProperty, 'x-control'>;
  readonly read: (stored: unknown) => FormValue;
  /** Returns the value to store; null for the default. */
  readonly write: (entered: FormValue) => unknown;
}

/** The properties of a control that a field states itself. */
type OwnMeta = Pick<ControlMeta, 'rows' | 'scale' | 'aspect' | 'direction' | 'only' | 'itemTitle'>;

/** A field for a setting, or for a part of one. Its type, limits and default are those of the settings registry. */
export interface SettingField extends OwnMeta {
  /** The name of the setting, or the name of the part within its setting. */
  readonly name: string;
  readonly label: MessageID;
  readonly help?: MessageID;
  /** The control. By default a switch, a number, a choice or a text, depending on the type. */
  readonly inputType?: string;
  readonly choices?: Readonly<Record<string, MessageID>>;
  /** The explanations of choices. */
  readonly explanations?: Readonly<Record<string, MessageID>>;
  readonly choicesOf?: ChoiceSource;
  readonly unit?: MessageID;
  readonly isRequired?: true;
  /** The fields of a setting that is an object, or of the items of a list. */
  readonly parts?: readonly SettingField[];
  readonly addLabel?: MessageID;
  readonly codec?: SettingCodec;
}

/** The parts of pages of which a card can show a preview. */
export type SettingPreviewName = 'identity' | 'title-bar' | 'banner' | 'footer' | 'quick-links' | 'welcome' | 'sharing';

/** A card with related settings, which are saved together. `id` is its URL fragment on the page. */
export interface SettingGroup {
  readonly id: string;
  readonly title: MessageID;
  readonly words?: MessageID;
  readonly fields: readonly SettingField[];
  readonly preview?: SettingPreviewName;
}

/** A page with settings. */
export interface SettingPage {
  readonly path: string;
  readonly name: MessageID;
  readonly groups: readonly SettingGroup[];
}

/** Returns the names of all settings of a page, which it loads together. */
export const settingNamesOf = (page: SettingPage): readonly string[] =>
  page.groups.flatMap(({ fields }) => fields.map(({ name }) => name));
