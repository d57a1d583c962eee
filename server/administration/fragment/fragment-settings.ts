import { customFragmentWidget } from '#api/administration/embed/custom-fragment-widget.contract.ts';
import type { LayoutNode } from '#api/administration/layout/layout-document.ts';
import type { LayoutProblems } from '#api/administration/layout-editor/layout-codec.ts';
import { withDefaults } from '#api/form/form-fields.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { problemsOfForm } from '#server/form/form-schema.ts';
import type { Forum } from '#server/platform/forum.ts';
import { publishedSchemas } from './fragment-cache.ts';

/** Returns the problems of the settings of a widget, by path within the settings. */
export type SettingsCheck = (node: LayoutNode) => LayoutProblems;

/**
 * Loads a check of the settings of placed fragments against the schemas of their published revisions. A fragment that was
 * deleted or is not published has no schema.
 */
export async function loadFragmentCheck(forum: Forum): Promise<SettingsCheck> {
  const schemaOf = await publishedSchemas(forum);
  return ({ widget, settings = {} }) => {
    if (widget !== customFragmentWidget.id) return {};
    const schema = schemaOf(String(settings['fragmentUUID'] ?? ''));
    if (!schema) return {};
    const problems = problemsOfForm(schema, withDefaults(schema, (settings['settings'] ?? {}) as FormValues));
    return Object.fromEntries(Object.entries(problems).map(([path, text]) => [`settings.${path}`, text]));
  };
}
