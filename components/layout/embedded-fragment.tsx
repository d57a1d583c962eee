import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { fragmentPlacementQuery } from '#api/administration/fragment/fragment-placement.queries.ts';
import { fragmentProps } from '#api/administration/fragment/fragment-props.ts';
import type { EmbeddedWidgetProps } from '#api/administration/layout/embedded-widget.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { CustomFragmentWidget } from './embed/custom-fragment-widget.tsx';

/** The pages that show no fragments: signing in, writing, and administration, where a broken fragment can be repaired. */
const plainPages = /^(\/[\w-]+)?\/(entry|post|dashboard|appearance|settings|vanilla|log|moderation)(\/|$)/;

/**
 * Loads and renders an embedded custom fragment. Renders nothing when the fragment was deleted or is not published.
 */
export function EmbeddedFragment({ fragmentUUID, settings }: EmbeddedWidgetProps['custom-fragment']) {
  const { api } = useSite();
  const isPlain = useRouterState({ select: ({ location }) => plainPages.test(location.pathname) });
  const { data } = useQuery({ ...fragmentPlacementQuery(api, fragmentUUID), enabled: !isPlain });
  const schema = data?.customSchema ?? null;
  const props = useMemo(() => fragmentProps(schema, settings as FormValues), [schema, settings]);
  if (!data || isPlain) return null;
  const { name, frameUrl: src, heights, files } = data;
  return <CustomFragmentWidget fragment={{ name, src, heights, files, props }} />;
}
