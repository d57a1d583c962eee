const common = `the of and to in is it you that for on with as this are be at have or from by not but what all were when we
there can an your which their said if will do each about how up out them then many some so these would other into has more
her two like him see time could no make than first been its who now people my made over did down only way find use may water
long little very after words called just where most know get through back much before go good new write our used me man too
any day same right look think also around another came come work three word must because does part even place well such here
take why things help put years different away again off went old number great tell men say small every found still between
name should home big give air line set own under read last never us left end along while might next sound below saw something
thought both few those always looked show large often together asked house world going want school important until form food
keep children feet land side without boy once animals life enough took sometimes four head above kind began almost live page
got earth need far hand high year mother light parts country father let night following picture being study second eyes soon
times story boys since white days ever paper hard near sentence better best across during today others however sure means knew
try told young miles sun ways thing whole hear example heard several change answer room sea against top turned learn point city
play toward five using himself usually`;

const syllables = [
  'ba',
  'cor',
  'del',
  'fen',
  'gor',
  'hal',
  'iv',
  'kel',
  'lum',
  'mor',
  'nim',
  'or',
  'pel',
  'quin',
  'ras',
  'sol',
];

const invented = (number: number): string =>
  [number % 16, (number >> 4) % 16, (number >> 8) % 16].map((digit) => syllables[digit]).join('');

/**
 * Returns a vocabulary for generated posts, the most frequent word first: common English words, followed by invented
 * rare ones.
 */
export function vocabulary(size: number): string[] {
  const known = [...new Set(common.split(/\s+/))];
  return [...known, ...Array.from({ length: size - known.length }, (_, number) => invented(number))];
}
