import { customFragmentWidget } from '#api/administration/embed/custom-fragment-widget.contract.ts';
import { readFragmentPlacement } from '#api/administration/fragment/fragment-placement.client.ts';
import { fragmentProps } from '#api/administration/fragment/fragment-props.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { defineLoader } from '#server/administration/widget/widget-loader.ts';

/** Loads the published revision of a fragment. Empty when it was deleted or was never published. */
export const customFragmentLoader = defineLoader(customFragmentWidget, async ({ api, settings }) => {
  if (settings.fragmentUUID === undefined) return undefined;
  const { body } = await readFragmentPlacement(api, settings.fragmentUUID);
  const { name, frameUrl: src, heights, files, customSchema } = body;
  return {
    fragment: { name, src, heights, files, props: fragmentProps(customSchema, settings.settings as FormValues) },
  };
});
