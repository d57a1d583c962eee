import { useState } from 'react';
import { FilterField } from '#stories/workbench/page/filter-field.tsx';
import { Page, PagePart } from '#stories/workbench/page/page.tsx';
import { type Verdict, verdictsOf } from '#stories/workbench/theme/theme-pairs.tsx';
import { type ColorPair, colorPairs } from '#theme/tokens/pairs.ts';
import { type PaletteName, palettes } from '#theme/tokens/palettes.ts';
import * as styles from './specimens.css.ts';

const names = Object.keys(palettes) as PaletteName[];

const verdicts = names.map((palette) => ({
  palette,
  all: verdictsOf((role) => palettes[palette][role], palette.startsWith('contrast')),
}));

interface JudgedPair {
  readonly pair: ColorPair;
  readonly ratios: readonly (Verdict & { readonly palette: PaletteName })[];
}

const judged: readonly JudgedPair[] = colorPairs.map((pair, index) => ({
  pair,
  ratios: verdicts.map(({ palette, all }) => ({ ...(all[index] as Verdict), palette })),
}));

/** Every pair of colours in use, in each palette, with its contrast and the verdict. */
export function ColorPairSpecimens() {
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const shown = judged.filter(({ pair }) => `${pair.front} on ${pair.back}`.toLowerCase().includes(wanted));
  const unmet = judged.flatMap(({ ratios }) => ratios).filter(({ has, needs }) => has < needs).length;
  const grounds = [...Map.groupBy(shown, ({ pair }) => pair.back)];
  return (
    <Page
      title="Color pairs"
      lead={`${judged.length} pairs in ${names.length} palettes. ${unmet === 0 ? 'Each has enough contrast.' : `${unmet} have too little contrast.`}`}
    >
      <FilterField label="Filter pairs" value={word} onChange={setWord}>
        {shown.length} shown
      </FilterField>
      {grounds.map(([ground, pairs]) => (
        <PagePart key={ground} title={`On ${ground}`}>
          <div className={styles.pairs}>
            {pairs.map((pair) => (
              <PairTile key={pair.pair.front} {...pair} />
            ))}
          </div>
        </PagePart>
      ))}
    </Page>
  );
}

const PairTile = ({ pair: { front, back, kind }, ratios }: JudgedPair) => (
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
