import type { Growth } from '#api/administration/dashboard/dashboard.contract.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { Card } from '#components/primitives/content/card.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { section, title } from './dashboard-duties.css.ts';
import * as styles from './dashboard-growth.css.ts';

type Amount = keyof Growth['before'];

const amounts: readonly (readonly [Amount, MessageID])[] = [
  ['members', 'dashboard.growth.members'],
  ['discussions', 'dashboard.growth.discussions'],
  ['comments', 'dashboard.growth.comments'],
  ['visits', 'dashboard.growth.visits'],
];

/** How the site grew in the last 30 days: totals, the change from the 30 days before, and the numbers of each day. */
export const DashboardGrowth = ({ growth }: { growth: Growth }) => (
  <section aria-labelledby="dashboard-growth" className={section}>
    <h2 id="dashboard-growth" className={title}>
      {t('dashboard.growth.title')}
    </h2>
    <ul className={styles.cards}>
      {amounts.map(([amount, name]) => (
        <Card key={amount} as="li" className={styles.card}>
          <h3 className={styles.name}>{t(name)}</h3>
          <Total growth={growth} amount={amount} />
          <Bars values={growth.days.map((day) => day[amount])} />
        </Card>
      ))}
    </ul>
    <details>
      <summary className={styles.summary}>{t('dashboard.growth.by-day')}</summary>
      <div className={styles.scroll}>
        <DayTable days={growth.days} />
      </div>
    </details>
  </section>
);

function Total({ growth: { days, before }, amount }: { growth: Growth; amount: Amount }) {
  const total = days.reduce((sum, day) => sum + day[amount], 0);
  return (
    <>
      <span className={styles.total}>
        <NumberText value={total} />
      </span>
      <span className={styles.change}>{describeChange(total, before[amount])}</span>
    </>
  );
}

/** Describes how a total differs from that of the period before. */
function describeChange(total: number, before: number): string {
  if (total === before) return t('dashboard.growth.same');
  if (before === 0) return t('dashboard.growth.first');
  const part = Math.abs(total - before) / before;
  return t(total > before ? 'dashboard.growth.up' : 'dashboard.growth.down', { part });
}

/** The width of a bar with its gap, and the height of the chart, in units of the drawing. */
const [step, height] = [4, 40];

/** A small chart of the numbers by day. The table has them as text. */
const Bars = ({ values }: { values: readonly number[] }) => {
  const most = Math.max(1, ...values);
  const width = values.length * step;
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 1}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={styles.chart}
    >
      <line x1="0" x2={width} y1={height + 0.5} y2={height + 0.5} className={styles.axis} />
      {values.map((value, index) => (
        <rect
          key={index}
          x={index * step + 0.5}
          y={height - (value / most) * height}
          width={step - 1}
          height={(value / most) * height}
          fill="currentColor"
        />
      ))}
    </svg>
  );
};

const DayTable = ({ days }: Pick<Growth, 'days'>) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col" className={styles.cell}>
          {t('dashboard.growth.day')}
        </th>
        {amounts.map(([amount, name]) => (
          <th key={amount} scope="col" className={styles.cell}>
            {t(name)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {days.toReversed().map((day) => (
        <tr key={day.day}>
          <th scope="row" className={styles.cell}>
            {t('dashboard.growth.date', { day: `${day.day}T12:00:00Z` })}
          </th>
          {amounts.map(([amount]) => (
            <td key={amount} className={styles.cell}>
              <NumberText value={day[amount]} full />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
