import { vars } from '#theme/contract.css.ts';
import { cluster, grid, stack } from '#theme/layout/layout.css.ts';
import { type ColorRole, colorRoles } from '#theme/tokens/color-roles.ts';
import { contrastRatio } from '#theme/tokens/contrast.ts';
import { type ColorPair, colorPairs, requiredContrast } from '#theme/tokens/pairs.ts';
import { type PaletteName, palettes } from '#theme/tokens/palettes.ts';
import { leading, radius, space, text } from '#theme/tokens/scale.ts';
import { size } from '#theme/tokens/sizes.ts';
import * as styles from './theme.css.ts';

export default { title: 'theme / tokens' };

export const Colors = () => (
  <div className={`${styles.ground} ${grid({ least: 'small', gap: 'snug' })}`}>
    {(Object.keys(colorRoles) as ColorRole[]).map((role) => (
      <div key={role} className={styles.swatch}>
        <span className={styles.chip} style={{ background: vars.color[role] }} />
        <span>
          {role}
          <br />
          <span className={styles.quiet}>{colorRoles[role]}</span>
        </span>
      </div>
    ))}
  </div>
);

export const Type = () => (
  <div className={`${styles.ground} ${stack({ gap: 'medium' })}`}>
    {Object.entries(text).map(([name, value]) => (
      <div key={name}>
        <span className={styles.quiet}>
          {name} · {value}
        </span>
        <div style={{ fontSize: value }}>The newest words always win. Žluťoučký kůň, Ελληνικά, Привет</div>
      </div>
    ))}
    {Object.entries(leading).map(([name, value]) => (
      <p key={name} style={{ lineHeight: value, maxInlineSize: '28rem' }}>
        <span className={styles.quiet}>
          {name} · {value}
        </span>
        <br />A forum is a place to read first and to write second; lines that breathe make the reading easy, even when
        a post is long and the evening late.
      </p>
    ))}
  </div>
);

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

export const Space = () => (
  <div className={`${styles.ground} ${stack({ gap: 'small' })}`}>
    {Object.entries(space).map(([name, value]) => (
      <div key={name} className={cluster()}>
        <span style={{ inlineSize: '8rem' }}>
          {name} <span className={styles.quiet}>{value}</span>
        </span>
        <span className={styles.bar} style={{ inlineSize: value }} />
      </div>
    ))}
  </div>
);

export const RadiusAndShadow = () => (
  <div className={`${styles.ground} ${cluster({ gap: 'large' })}`}>
    {Object.entries(radius).map(([name, value]) => (
      <div key={name} className={styles.box} style={{ borderRadius: value }}>
        {name}
      </div>
    ))}
    {Object.entries(vars.shadow).map(([name, value]) => (
      <div key={name} className={styles.box} style={{ boxShadow: value }}>
        {name}
      </div>
    ))}
  </div>
);

export const Sizes = () => (
  <div className={`${styles.ground} ${stack({ gap: 'small' })}`}>
    {Object.entries(size).map(([name, value]) => (
      <div key={name}>
        {name} <span className={styles.quiet}>{value}</span>
        <div className={styles.bar} style={{ inlineSize: value, maxInlineSize: '100%' }} />
      </div>
    ))}
  </div>
);

export const ContrastInLight = () => <Contrast name="light" />;
export const ContrastInDark = () => <Contrast name="dark" />;
export const ContrastInHighContrastOnWhite = () => <Contrast name="contrastLight" />;
export const ContrastInHighContrastOnBlack = () => <Contrast name="contrastDark" />;

const Contrast = ({ name }: { name: PaletteName }) => (
  <div
    style={{ background: palettes[name].page }}
    className={`${styles.ground} ${grid({ least: 'small', gap: 'small' })}`}
  >
    {colorPairs.map((pair) => (
      <Verdict key={`${pair.front} ${pair.back}`} name={name} pair={pair} />
    ))}
  </div>
);

function Verdict({ name, pair }: { name: PaletteName; pair: ColorPair }) {
  const [front, back] = [palettes[name][pair.front], palettes[name][pair.back]];
  const has = contrastRatio(front, back);
  const needs = requiredContrast(pair, name.startsWith('contrast'));
  const isShape = pair.kind === 'shape';
  return (
    <div className={styles.pair} style={{ background: back, color: isShape ? palettes[name].text : front }}>
      {isShape && <span style={{ color: front }}>● </span>}
      {pair.front} on {pair.back}
      <br />
      {has.toFixed(2)} of {needs}: {has >= needs ? 'met' : 'NOT MET'}
    </div>
  );
}
