import { useQuery } from '@tanstack/react-query';
import { visibleCategoriesQuery } from '#api/category/category.queries.ts';
import { t } from '#api/translations.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { BulkRecord } from '#machines/moderation/bulk/bulk-disabled-reason.ts';
import type { BulkJobApi } from '#machines/moderation/bulk/bulk-job.connect.ts';
import type { BulkAction } from '#machines/moderation/bulk/bulk-request.ts';
import * as styles from './bulk-preview.css.ts';

interface PreviewProps {
  readonly job: BulkJobApi;
  readonly records: readonly BulkRecord[];
}

/**
 * The preview of a bulk action: the affected records, the effect, and a mark on records that are already in the target
 * state.
 */
export function BulkPreview({ job, records }: PreviewProps) {
  const known = records.filter(({ id }) => job.ids.includes(id));
  if (known.length === 0) return null;
  const elsewhere = job.ids.length - known.length;
  return (
    <section className={styles.preview} aria-label={t('bulk.preview.title')}>
      <ul className={styles.records}>
        {known.map((record) => (
          <li key={record.id} className={styles.record}>
            <bdi className={styles.name}>{record.name}</bdi>
            <Facts job={job} record={record} />
          </li>
        ))}
        {elsewhere > 0 && <li className={styles.record}>{t('bulk.preview.elsewhere', { count: elsewhere })}</li>}
      </ul>
      <Effect job={job} records={known} />
    </section>
  );
}

function Facts({ job: { action, choice }, record }: { job: BulkJobApi; record: BulkRecord }) {
  const { categoryName, countComments, closed, categoryID, words } = record;
  const isSo = action === 'close' ? closed : action === 'move' && choice?.destinationID === categoryID;
  return (
    <span className={styles.facts}>
      {words && <bdi>{words}</bdi>}
      {countComments !== undefined && t('bulk.preview.row', { category: categoryName, count: countComments })}
      {isSo && <strong>{action === 'close' ? t('bulk.preview.closed') : t('bulk.preview.there')}</strong>}
    </span>
  );
}

const toldEffects = ['close', 'delete', 'approve', 'reject', 'erase'] as const;

const isTold = (action: BulkAction): action is (typeof toldEffects)[number] =>
  (toldEffects as readonly BulkAction[]).includes(action);

function Effect({ job: { action, choice }, records }: PreviewProps) {
  const { api } = useSite();
  const { data: categories = [] } = useQuery({ ...visibleCategoriesQuery(api), enabled: action === 'move' });
  const target = choice?.destinationID;
  const category = categories.find(({ categoryID }) => categoryID === target)?.name;
  const name = records.find(({ id }) => id === target)?.name;
  const effect =
    action === 'move'
      ? category && t('bulk.preview.move', { category })
      : action === 'merge'
        ? name && t('bulk.preview.merge', { name })
        : isTold(action) && t(`bulk.preview.${action}`);
  if (!effect) return null;
  return (
    <p className={styles.effect}>
      {effect} {choice?.addRedirects && t('bulk.preview.redirects')}
    </p>
  );
}
