import { Search } from 'lucide-react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import * as styles from './search-box.css.ts';

/** The button that sends a search. */
export const SearchSubmit = () => (
  <Button type="submit" variant="primary" icon={<Search size={16} />} className={styles.submit}>
    {t('search.results.field')}
  </Button>
);
