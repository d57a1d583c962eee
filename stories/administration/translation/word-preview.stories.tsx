import { WordPreview } from '#components/administration/translation/word-preview.tsx';
import { pluralWord } from './word-samples.ts';

export default { title: 'administration / word-preview' };

const german = { code: 'de', direction: 'ltr' } as const;
const { source, shown } = pluralWord;

export const Plural = () => <WordPreview source={source} text={shown} language={german} />;
export const Wrong = () => <WordPreview source={source} text="{count, plural, other {# Aufrufe}}" language={german} />;
