import { useState } from 'react';
import { contrastRatio } from '#theme/tokens/contrast.ts';
import { type ColorPair, colorPairs, requiredContrast } from '#theme/tokens/pairs.ts';
import { palettes } from '#theme/tokens/palettes.ts';
import { Group, SpecimenPage } from './specimen-page.tsx';
import * as styles from './specimens.css.ts';

type Palette = keyof typeof palettes;

const names = Object.keys(palettes) as Palette[];

interface Judged {
  readonly pair: ColorPair;
  readonly ratios: readonly { readonly palette: Palette; readonly has: number; readonly needs: number }[];
}

const judged: readonly Judged[] = colorPairs.map((pair) => ({
  pair,
  ratios: names.map((palette) => ({
    palette,
    has: contrastRatio(palettes[palette][pair.front], palettes[palette][pair.back]),
    needs: requiredContrast(pair, palette.toLowerCase().includes('contrast')),
  })),
}));

/** Every pair of colours in use, in each palette, with its contrast and the verdict. */
export function ColorPairSpecimens() {
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const shown = judged.filter(({ pair }) => `${pair.front} on ${pair.back}`.toLowerCase().includes(wanted));
  const unmet = judged.flatMap(({ ratios }) => ratios).filter(({ has, needs }) => has < needs).length;
  const grounds = [...Map.groupBy(shown, ({ pair }) => pair.back)];
  return (
    <SpecimenPage
      title="Color pairs"
      lead={`${judged.length} pairs in ${names.length} palettes. ${unmet === 0 ? 'Each has enough contrast.' : `${unmet} have too little contrast.`}`}
    >
      <label className={styles.filter}>
        Filter pairs
        <input type="search" className={styles.input} value={word} onChange={(event) => setWord(event.target.value)} />
        <span role="status">{shown.length} shown</span>
      </label>
      {grounds.map(([ground, pairs]) => (
        <Group key={ground} title={`On ${ground}`}>
          <div className={styles.pairs}>
            {pairs.map((pair) => (
              <PairTile key={pair.pair.front} {...pair} />
            ))}
          </div>
        </Group>
      ))}
    </SpecimenPage>
  );
}

const PairTile = ({ pair: { front, back, kind }, ratios }: Judged) => (
  <div className={styles.pairTile}>
    <strong className={styles.pairName}>{front}</strong>
    <div className={styles.swatches}>
      {ratios.map(({ palette, has, needs }) => (
        <span
          key={palette}
          className={styles.swatch}
          data-unmet={has < needs ? '' : undefined}
          style={{ background: palettes[palette][back], color: palettes[palette][front] }}
          title={`${palette}: ${has.toFixed(2)}, needs ${needs}`}
        >
          <span className={styles.sign}>{kind === 'shape' ? '●' : 'Aa'}</span>
          <span>{has.toFixed(1)}</span>
        </span>
      ))}
    </div>
    <span className={styles.value}>
      {kind === 'shape' ? 'shape' : 'text'}, needs {[...new Set(ratios.map(({ needs }) => needs))].join(' or ')}:{' '}
      {ratios.every(({ has, needs }) => has >= needs) ? 'sufficient' : 'insufficient'}
    </span>
  </div>
);
