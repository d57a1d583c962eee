// Made by scripts/tables.ts from the migrations; do not edit.
import type { Defaulted, Generated, Json, Timestamp } from '#server/platform/database/column-types.ts';

/** The columns of `locale_setting`. */
export interface LocaleSettingTable {
  locale: string;
  enabled: Generated<boolean>;
  translation_service: string | null;
}

/** The columns of `locale_translation`. */
export interface LocaleTranslationTable {
  locale: string;
  key: string;
  translation: string;
}

/** The columns of `long_job`. */
export interface LongJobTable {
  long_job_id: Generated<string>;
  kind: string;
  user_id: number;
  input: Defaulted<Json>;
  in_background: Generated<boolean>;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `long_job_item`. */
export interface LongJobItemTable {
  long_job_id: string;
  place: number;
  item_id: number;
  status: Generated<string>;
  refusal: Json | null;
  log_id: number | null;
}

/** The columns of `role`. */
export interface RoleTable {
  role_id: Generated<number>;
  name: string;
  description: string | null;
  type: string | null;
  deletable: Generated<boolean>;
  can_session: Generated<boolean>;
  personal_info: Generated<boolean>;
  domains: string | null;
  sort: Generated<number>;
  name_key: string | null;
  name_skeleton: string | null;
}

/** The columns of `role_permission`. */
export interface RolePermissionTable {
  role_id: number;
  resource_type: Generated<string>;
  resource_id: Generated<number>;
  permission: string;
}

/** The columns of `setting`. */
export interface SettingTable {
  key: string;
  value: Json;
  update_user_id: number | null;
  date_updated: Defaulted<Timestamp>;
}

/** The columns of `theme`. */
export interface ThemeTable {
  theme_id: Generated<number>;
  name: string;
  parent_theme: string;
  parent_version: string;
  revision_id: number | null;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `theme_preview`. */
export interface ThemePreviewTable {
  session_id: string;
  theme_id: string;
  revision_id: number | null;
}

/** The columns of `theme_revision`. */
export interface ThemeRevisionTable {
  revision_id: Generated<number>;
  theme_id: number;
  name: string | null;
  variables: Defaulted<Json>;
  header: string | null;
  footer: string | null;
  insert_user_id: number | null;
  date_inserted: Defaulted<Timestamp>;
}

/** The columns of `translation`. */
export interface TranslationTable {
  resource: string;
  record_type: string;
  record_key: string;
  property_name: string;
  locale: string;
  translated: string;
}

/** The columns of `translation_resource`. */
export interface TranslationResourceTable {
  translation_resource_id: Generated<number>;
  url_code: string;
  name: string;
  source_locale: string | null;
}

/** The tables of administration. */
export interface AdministrationTables {
  locale_setting: LocaleSettingTable;
  locale_translation: LocaleTranslationTable;
  long_job: LongJobTable;
  long_job_item: LongJobItemTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  setting: SettingTable;
  theme: ThemeTable;
  theme_preview: ThemePreviewTable;
  theme_revision: ThemeRevisionTable;
  translation: TranslationTable;
  translation_resource: TranslationResourceTable;
}
