import { expect, test } from 'vitest';
import { baseLanguage, canGuess, guessLanguage, undetermined } from '#api/post/translation/guess-language.ts';

test.each([
  ['en', 'Does anybody know what to do with the old rope? I have tried to untie it, but it is stuck.'],
  ['fr', 'Est-ce que quelqu’un sait ce que je dois faire avec la vieille corde ? Je ne peux pas la défaire.'],
  ['de', 'Weiß jemand, was ich mit dem alten Seil machen kann? Es ist nicht mehr zu lösen.'],
  ['es', '¿Alguien sabe qué hacer con la cuerda vieja? No se puede desatar y es muy corta.'],
  ['it', 'Qualcuno sa cosa fare con la vecchia corda? Non si scioglie e ho provato anche con il coltello.'],
  ['pt', 'Alguém sabe o que fazer com a corda velha? Não consigo desatar e é muito curta.'],
  ['nl', 'Weet iemand wat ik met het oude touw moet doen? Ik kan het niet losmaken en het is te kort.'],
  ['sv', 'Vet någon vad jag ska göra med det gamla repet? Det går inte att knyta upp.'],
  ['pl', 'Czy ktoś wie, co zrobić ze starą liną? Nie da się jej rozwiązać, ale jest już tylko jedna.'],
  ['tr', 'Bu eski ip ile ne yapacağımı bilen var mı? Çok kısa ama ben çözemedim.'],
  ['ja', '古いロープの結び方を知っている人はいますか。'],
  ['zh', '有人知道怎么处理旧绳子吗？'],
  ['ar', 'هل يعرف أحد ماذا أفعل بالحبل القديم؟'],
  ['ru', 'Кто-нибудь знает, что делать со старой верёвкой? Она была очень короткой.'],
  ['uk', 'Чи хтось знає, що робити зі старою мотузкою? Її неможливо розв’язати.'],
  [undetermined, 'Kas keegi teab mida vana köiega teha saaks, sest seda sõlme enam lahti ei saa kuidagi'],
  [undefined, 'Danke!'],
  [undefined, '<pre class="code">the and is to of it that in you this</pre>'],
])('%s: %s', (language, text) => {
  expect(guessLanguage(`<p dir="auto">${text}</p>`)).toBe(language);
});

test('the language is that of the writer, not that of quotes, code, links and mentions', () => {
  const html =
    '<blockquote><p>the rope and the knot and the boat are not what they have to be for this</p></blockquote>' +
    '<p>Das ist nicht der Knoten, den ich meine. <code>if the is and of</code> <a class="atMention" href="/x">@The And</a></p>';
  expect(guessLanguage(html)).toBe('de');
});

test('regions do not matter, and the two written forms of Norwegian are one language', () => {
  expect([baseLanguage('pt-BR'), baseLanguage('EN-gb'), baseLanguage('nb'), baseLanguage('nn-NO')]).toEqual([
    'pt',
    'en',
    'no',
    'no',
  ]);
  expect([canGuess('nb'), canGuess('et')]).toEqual([true, false]);
});
