import { litCount } from '../lantern-game.ts';
import { byId, Console } from './console.ts';
import { LanternRow } from './lantern-row.ts';
import { type RoundView, StudioClient, StudioError } from './studio-client.ts';
import { errorText, fill, moneyWriter, nameOf, type Words, wordsOf } from './words.ts';

const query = new URLSearchParams(location.search);
const language = query.get('lang') ?? 'en';
const words = wordsOf(language);
const client = new StudioClient(query.get('session') ?? '');

document.documentElement.lang = language;
document.title = words.title;
for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
  const word = words[element.dataset.word as keyof Words];
  if (element.dataset.at === 'label') element.setAttribute('aria-label', word);
  else element.textContent = word;
}

const wordOf = (thrown: unknown): string => (thrown instanceof StudioError ? thrown.message : 'network');

function showError(error: string | null): void {
  const alert = byId('alert');
  alert.hidden = error === null;
  byId('alert-text').textContent = error === null ? '' : errorText(error, words);
}

byId('reload').addEventListener('click', () => location.reload());

/** A way out of the game, to an address that its launch has named. */
function addWay(word: 'lobby' | 'deposit', address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.textContent = words[word];
  byId('ways').append(link);
}

/** Enables play once the studio's server knows the session. */
async function start(): Promise<void> {
  const opening = await client.open();
  const write = moneyWriter(language, opening.currency);
  const row = new LanternRow(byId('lanterns'), words);
  const verdict = byId('verdict');
  const showBalance = (balance: number | null) => {
    if (balance !== null) byId('balance').textContent = write(balance);
  };

  const showResult = ({ combination, payout, isOver }: RoundView) => {
    if (combination === null) return;
    const isWon = payout > 0;
    const text = fill(isWon ? words.won : words.lost, {
      n: nameOf(litCount(combination), words),
      amount: write(payout),
    });
    verdict.textContent = isWon && !isOver ? `${text} ${words.pendingWin}` : text;
    verdict.classList.toggle('won', isWon);
    byId('win').textContent = write(payout);
  };

  /** A win or a rollback that the wallet has not answered yet is waited for: until then nothing else can be staked. */
  const settle = async (view: RoundView) => {
    showResult(view);
    showError(view.error);
    if (view.combination === null) {
      row.show(0);
      verdict.textContent = '';
    }
    const end = view.isOver ? view : await client.untilOver(view.round);
    showResult(end);
    showError(end.error);
    showBalance(end.balance);
  };

  const run = async (play: () => Promise<void>) => {
    panel.isBusy = true;
    await play().catch((thrown: unknown) => {
      row.show(0);
      verdict.textContent = '';
      showError(wordOf(thrown));
    });
    panel.isBusy = false;
  };

  const panel = new Console(words, write, () =>
    run(async () => {
      showError(null);
      verdict.classList.remove('won');
      verdict.textContent = words.lighting;
      byId('win').textContent = '–';
      const asked = { round: crypto.randomUUID?.() ?? uuid(), pick: panel.pick, stake: panel.stake };
      const [view] = await Promise.all([client.play(asked), row.flicker()]);
      if (view.combination !== null) await row.reveal(view.combination);
      await settle(view);
    }),
  );

  byId('demo').hidden = !opening.isDemo;
  addWay('lobby', opening.lobbyUrl);
  if (!opening.isDemo && opening.depositUrl !== null) addWay('deposit', opening.depositUrl);
  byId('board').hidden = false;
  showBalance(opening.balance);
  showError(opening.error);
  const { round } = opening;
  if (!round) return;
  row.show(round.combination ?? 0);
  await run(() => settle(round));
}

/** On plain http under an address the browser has no `randomUUID`. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

start().catch((thrown: unknown) => showError(wordOf(thrown)));
