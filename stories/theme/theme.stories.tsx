import { ThemePage } from '#stories/workbench/theme/theme-page.tsx';
import { vars } from '#theme/contract.css.ts';
import * as styles from './theme.css.ts';

export default { title: 'theme / tokens' };

export const Tokens = () => <ThemePage />;

export const Reading = () => (
  <article className={styles.ground} data-reading dir="auto" style={{ maxInlineSize: vars.size.mainColumn }}>
    <h2>How the tide tables were made</h2>
    <p>
      Before there were machines, <strong>people</strong> computed them by hand. See{' '}
      <a href="#tables">the tables of 1867</a>, or run <code>tide --year 1867</code>.
    </p>
    <blockquote>
      <p>It took four clerks a year, and they were wrong by eleven minutes.</p>
    </blockquote>
    <ul>
      <li>High water</li>
      <li>
        Low water
        <ul>
          <li>Neaps</li>
        </ul>
      </li>
    </ul>
    <pre>
      <code>{'const tide = harmonics.map(sum);\nreturn tide;'}</code>
    </pre>
    <table>
      <thead>
        <tr>
          <th>Port</th>
          <th>Range</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Bristol</td>
          <td>12.3 m</td>
        </tr>
      </tbody>
    </table>
    <p>
      Press <kbd>Ctrl</kbd> and <kbd>Enter</kbd> to post; found words are <mark>marked</mark>.
    </p>
  </article>
);
