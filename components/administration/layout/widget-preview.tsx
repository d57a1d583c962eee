import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { type LayoutDocument, mapColumns } from '#api/administration/layout/layout-document.ts';
import { widgetPreviewQuery } from '#api/administration/layout/layout-record.queries.ts';
import type { LayoutViewType } from '#api/administration/layout/layout-view-type.ts';
import type { LoadedNode } from '#api/administration/layout/page-layout.queries.ts';
import { toDefinition, type WidgetNames } from '#api/administration/layout-editor/layout-codec.ts';
import { nodesInSection } from '#api/administration/layout-editor/layout-lane.ts';
import { checkValues } from '#api/form/form-check.ts';
import { shownValues } from '#api/form/form-fields.ts';
import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { useAfterTyping } from '#components/form/use-after-typing.ts';
import { loadWidgets, PlacedWidget } from '#components/layout/placed-widget.tsx';
import type { WidgetPlace } from '#components/layout/widget-place.ts';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { SiteContext, useSite } from '#components/shell/site/site-context.tsx';
import { failureReason } from '#machines/failure-reason.ts';
import * as styles from './widget-preview.css.ts';

/** The props of the preview of a widget. */
export interface WidgetPreviewProps {
  readonly viewType: LayoutViewType;
  readonly names: WidgetNames;
  readonly schema: FormSchema;
  /** The entered settings. */
  readonly values: FormValues;
  /** The ID of the widget within the layout that `withSettings` returns. */
  readonly id: string;
  readonly withSettings: (values: FormValues) => LayoutDocument;
}

/**
 * A widget as its entered settings make it, with its data, in the column where it stands. It follows when typing pauses.
 * Settings with errors keep the widget as it was before.
 */
export function WidgetPreview({ viewType, names, schema, values, id, withSettings }: WidgetPreviewProps) {
  const { api } = useSite();
  const entered = useAfterTyping(values);
  const isComplete = useMemo(() => Object.keys(checkValues(schema, entered)).length === 0, [schema, entered]);
  const alone = onlyWidget(withSettings(shownValues(schema, entered)), id);
  const layout = toDefinition(alone, names);
  const { data, error, isFetching, refetch } = useQuery({
    ...widgetPreviewQuery(api, { layoutViewType: viewType, layout }, (node) => loadWidgets([node])),
    enabled: isComplete,
    retry: false,
  });
  // A failed query has no data, but the widget of the last settings stays.
  const latest = useRef(data);
  if (data) latest.current = data;
  const isFullWidth = alone.sections[0]?.kind === 'full-width';
  return (
    <WidgetPreviewView
      node={latest.current}
      place={{ isFullWidth, isFirst: false, isHeading: false }}
      isLoading={isFetching}
      isComplete={isComplete}
      problem={isComplete && error ? failureReason(error) : undefined}
      onRetry={() => void refetch()}
    />
  );
}

/** Returns a layout with one widget in its column, without conditions. */
export function onlyWidget({ sections }: LayoutDocument, id: string): LayoutDocument {
  const section = sections.find((one) => nodesInSection(one).some((node) => node.id === id));
  if (!section) return { format: 1, sections: [] };
  const {
    show: _,
    breadcrumbs: _crumbs,
    ...bare
  } = mapColumns(section, (nodes) => nodes.filter((node) => node.id === id).map(({ show: _show, ...node }) => node));
  return { format: 1, sections: [bare] };
}

/** The props of the view: the widget with its data, unless there is none yet, and the state of its loading. */
export interface WidgetPreviewViewProps {
  readonly node: LoadedNode | undefined;
  readonly place: WidgetPlace;
  readonly isLoading: boolean;
  readonly isComplete: boolean;
  readonly problem: string | undefined;
  readonly onRetry: () => void;
}

/** The preview of a widget: nothing within it can be focused or pressed. */
export function WidgetPreviewView({ node, place, isLoading, isComplete, problem, onRetry }: WidgetPreviewViewProps) {
  const titleID = useId();
  const site = useSite();
  // Only guests see this widget.
  const viewedSite = node?.widget === 'guestCallToAction' ? { ...site, me: { ...site.me, userID: 0 } } : site;
  const [isHalf, setHalf] = useState(place.isFullWidth);
  return (
    <section className={styles.root} aria-labelledby={titleID} aria-busy={isLoading}>
      <div className={styles.head}>
        <h3 id={titleID} className={styles.title}>
          {t('layout.preview.title')}
        </h3>
        <span className={styles.status}>{isLoading && t('layout.preview.loading')}</span>
        <Checkbox
          label={t('layout.preview.half-size')}
          checked={isHalf}
          onChange={({ target }) => setHalf(target.checked)}
        />
      </div>
      <p role="status" className={styles.status}>
        {!isComplete && t(node ? 'layout.preview.incomplete' : 'layout.preview.awaited')}
      </p>
      {problem && (
        <Message
          tone="error"
          live
          actions={
            <Button size="small" onClick={onRetry}>
              {t('primitives.submission.retry')}
            </Button>
          }
        >
          {t('layout.preview.failed')} {problem}
        </Message>
      )}
      {node ? (
        <div className={styles.stage}>
          <div className={styles.widget({ isHalf })} inert>
            {/* A widget that failed, or was used, starts again with other settings. */}
            <SiteContext value={viewedSite}>
              <PlacedWidget key={JSON.stringify(node.settings)} node={node} widgets={{}} place={place} />
            </SiteContext>
          </div>
          <p className={styles.empty}>{t('layout.preview.nothing')}</p>
        </div>
      ) : (
        isLoading && <Skeleton lines={4} />
      )}
    </section>
  );
}
