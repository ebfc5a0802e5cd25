import { randomBytes } from 'node:crypto';
import { Journal } from './journal.ts';

const KEPT_MS = 7 * 86_400_000;
/** Cents of play money with which a demo begins. */
const DEMO_BALANCE = 100_000;
/** Of a demo, in place of a currency. */
const DEMO_CURRENCY = 'XXX';

/** A launched game. The page knows its id alone: the platform's token stays on this server. */
export interface Session {
  readonly id: string;
  /** The player, as the platform names them to us; null in a demo. */
  readonly user: string | null;
  readonly token: string | null;
  readonly currency: string;
  /** Where a player goes who leaves the game, or wants to deposit. */
  readonly lobbyUrl: string;
  readonly depositUrl: string | null;
  readonly openedAt: number;
  /** Cents of play money; null with real money. */
  readonly demoBalance: number | null;
}

/** A session with real money. */
export type WalletSession = Session & { readonly user: string; readonly token: string };

export const isOfWallet = (session: Session): session is WalletSession => session.user !== null;

export class Sessions {
  readonly #journal: Journal<Session>;

  /** @param file JSON lines; it has tokens */
  constructor(file: string) {
    const oldest = Date.now() - KEPT_MS;
    this.#journal = new Journal<Session>(file, ({ openedAt }) => openedAt > oldest);
  }

  open({ user, token, ...launch }: Omit<Session, 'id' | 'openedAt' | 'demoBalance'>): Session {
    const id = randomBytes(16).toString('hex');
    const isDemo = launch.currency === DEMO_CURRENCY;
    const player = isDemo ? { user: null, token: null } : { user, token };
    const demoBalance = isDemo ? DEMO_BALANCE : null;
    const session = { id, ...player, ...launch, openedAt: Date.now(), demoBalance };
    this.#journal.put(session);
    return session;
  }

  find = (id: string): Session | undefined => this.#journal.get(id);

  /** @param change of the play money, in cents */
  payDemo(session: Session, change: number): Session {
    const changed = { ...session, demoBalance: (session.demoBalance ?? 0) + change };
    this.#journal.put(changed);
    return changed;
  }
}
