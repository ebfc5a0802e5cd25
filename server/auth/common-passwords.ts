import { isLeakedPassword } from './leaked-passwords.ts';

/**
 * Words that lists of leaked passwords are made of. A password is common when it consists of one or two of
 * them after digits, symbols and look-alike letters are normalized, so the list covers many thousands.
 */
const COMMON_WORDS = `
aaron abcd abcde abcdef abcdefg abcdefgh access account action admin administrator adobe adrian aaaaa aaaaaa
alexander alexis alice amanda america anderson andrea andrew angel angela angelo angels animal anthony apple
april archer arsenal arthur asdf asdfg asdfgh asdfghj asdfghjkl ashley asshole august austin azerty baby babygirl
bailey balance banana bandit barbara barcelona baseball basket basketball batman beach bear beautiful beer
benjamin betting bigdog bigdaddy bingo birthday biteme blackjack blahblah blessed blink blue bonus boomer boston
brandon bond brian brooklyn bubbles buddy bulldog buster butterfly camaro canada captain carlos carolina caroline
casino cassie catherine champion charles charlie cheese chelsea cherry chester chicago chicken chocolate
chris christ christian christina christine christopher coffee compaq computer cookie cool corvette cowboy cowboys
crystal daddy dakota dallas daniel daniela danielle dave david december default dennis denver diablo diamond
digital dolphin dolphins dragon dreams eagle eagles edward einstein elephant elizabeth emily eminem england
enter eric estrella evil facebook falcon family fender ferrari filipino fire fish fishing flower flowers
football forever fortune frank freedom friend friends fuck fuckoff fuckyou gabriel galaxy gambling games gandalf
garfield gateway gemini george ginger girls google gold golden golfer green guest guitar gundam hammer hannah happy
harley harry heather heaven hello helloworld hesoyam hockey home honda honey horny hotdog hottie house hunter
iceman iloveu iloveyou india internet isabel italia jackie jackpot jackson jaguar jake james january jasmine jason
jennifer jeremy jerry jessica jessie jesus jesuschrist john johnny jonathan jordan joseph joshua junior justin
karen katie kelly kevin killer king kitty knight kristine ladies lakers laura lauren legend leonardo letmein liberty
limited linkin liverpool login london looking love loveme lovely lover loveyou lucky lucifer maggie magic mahal
mahalkita mahalko manager manila manchester marcus maria marie marina marine mario marlboro martin marvin master
matrix matthew maverick maxwell melissa member mercedes merlin metallica michael michelle mickey midnight miller
mine minecraft mobile mommy money monika monkey monster morgan mother mountain mummy music mustang mylove myspace
naruto natasha nathan nascar nicholas nicole ninja nintendo nirvana nothing november october office oliver olivia
online orange packers panther paradise parola pass passport password passwort passwd patrick peaches peanut pepper
perfect phantom philip philippines phoenix picture pilipinas pinoy player please pogi poiuytrewq pokemon poker
police poohbear porsche power prince princess private purple qazwsx qazwsxedc qwaszx qwer qwert qwerty qwertyu
qwertyui qwertyuiop rabbit rachel raider raiders rainbow ranger rangers raymond rebecca redsox richard robert
rockstar rocky ronaldo root rosebud royal samantha samsung samson samuel sandra sarah school scooter scorpion
scott secret security september service shadow shannon shelby sierra silver simple skywalker slayer slipknot slots
smokey snoopy snoop soccer softball sophie spider spiderman spongebob starwars stars steelers stella steven
strawberry student summer sunday sunflower sunset sunshine super superman superstar sweet sweetie sweety system
taylor teacher temp tennis teresa test testing thailand thomas thunder tiffany tiger tigers tigger tinkerbell
tomorrow travis trinity trouble trustno turtle twilight unicorn user valentina valentine vanessa victor victoria
viking vincent violet virginia volleyball warrior warriors welcome whatever william wilson windows winner winter
wizard world wrestling xbox yamaha yankees yellow zaqwsx zaqxsw zxcv zxcvb zxcvbn zxcvbnm abc xyz one love ako
`
  .trim()
  .split(/\s+/);

const COMMON_WORD_SET = new Set(COMMON_WORDS);

/** Letters that people write as digits or symbols. */
const LETTER_LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const undoSubstitutions = (text: string): string =>
  text.replaceAll(/[@431!0$57]/g, (sign) => LETTER_LOOKALIKES[sign] ?? sign);
const lettersOf = (text: string): string => text.replaceAll(/[^a-z]/g, '');

function isWords(letters: string): boolean {
  if (COMMON_WORD_SET.has(letters)) return true;
  for (let cut = 2; cut < letters.length - 1; cut++) {
    if (COMMON_WORD_SET.has(letters.slice(0, cut)) && COMMON_WORD_SET.has(letters.slice(cut))) return true;
  }
  return false;
}

/** True for a password that attackers try early, or that contains the account's own name. */
export function isCommonPassword(password: string, account: string): boolean {
  if (isLeakedPassword(password)) return true;
  const lower = password.toLowerCase();
  const name = account.toLowerCase();
  if (name.length >= 4 && lower.includes(name)) return true;
  // Few different characters are easy to guess: 11111111a, abababab1.
  if (new Set(lower).size <= 3) return true;
  // Digits at either end are usually padding; inside they replace letters.
  const core = lower.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return [lettersOf(lower), lettersOf(undoSubstitutions(core)), lettersOf(undoSubstitutions(lower))].some(
    isWords,
  );
}
