import { vars } from '#theme/contract.css.ts';
import { grid } from '#theme/layout/grid.css.ts';
import type { ColorRole } from '#theme/tokens/color-roles.ts';
import { contrastRatio } from '#theme/tokens/contrast.ts';
import { type ColorPair, colorPairs, requiredContrast } from '#theme/tokens/pairs.ts';
import * as styles from './theme-page.css.ts';
import { sixDigits } from './token-values.ts';

/** The contrast of a colour pair, and the contrast it requires. */
export interface Verdict {
  readonly pair: ColorPair;
  readonly has: number;
  readonly needs: number;
}

/** Computes the contrast of every colour pair with the colours that `colorOf` returns. */
export const verdictsOf = (colorOf: (role: ColorRole) => string, isHighContrast: boolean): Verdict[] =>
  colorPairs.map((pair) => ({
    pair,
    has: ratioOf(colorOf(pair.front), colorOf(pair.back)),
    needs: requiredContrast(pair, isHighContrast),
  }));

/** Returns the contrast of two colours; 0 while one of them is not a valid colour. */
function ratioOf(one: string, other: string): number {
  try {
    return contrastRatio(sixDigits(one), sixDigits(other));
  } catch {
    return 0;
  }
}

/** Renders every colour pair as it is used, with its actual and required contrast. */
export function ThemePairs({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <section aria-label="Contrast">
      <h2>Contrast of color pairs</h2>
      <div className={grid({ least: 'small' })}>
        {verdicts
          .toSorted((a, b) => a.has / a.needs - b.has / b.needs)
          .map((verdict) => (
            <Pair key={`${verdict.pair.front} ${verdict.pair.back}`} {...verdict} />
          ))}
      </div>
    </section>
  );
}

function Pair({ pair: { front, back, kind }, has, needs }: Verdict) {
  const isMet = has >= needs;
  const [shape, ground] = [vars.color[front], vars.color[back]];
  return (
    <div
      className={styles.pair}
      data-unmet={isMet ? undefined : ''}
      style={{ background: ground, color: kind === 'shape' ? vars.color.text : shape }}
    >
      {kind === 'shape' && <span style={{ color: shape }}>● </span>}
      {front} on {back}
      <br />
      <strong>
        {has === 0 ? 'invalid color' : has.toFixed(2)} of {needs}: {isMet ? 'sufficient' : 'insufficient'}
      </strong>
    </div>
  );
}
