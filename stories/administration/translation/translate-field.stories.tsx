import { TranslateField } from '#components/administration/translation/translate-field.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { machineFailed, translatorSample } from './translator-sample.ts';

export default { title: 'administration / translate-field' };

export const EmptyAndByMachine = () => (
  <StorySite me={ingrid}>
    {translatorSample.rows.map((row) => (
      <TranslateField key={row.key} row={row} translator={translatorSample} machine={machineFailed} />
    ))}
  </StorySite>
);
