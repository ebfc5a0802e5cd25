/** What an event makes of a state: the next state, and what has to be done about it, as data. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** Pure: reads no time, chance, storage or network. Whatever it needs of them comes with the event. */
export type Reduce<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect>;

/** Where the state is stored; a vanilla zustand store is one. */
export interface StateHolder<State> {
  getState(): State;
  setState(state: State, replace: true): void;
}

/**
 * The only writer of `holder`. Events are worked off one after the other, also those that are sent while an effect is
 * being performed: first the whole state changes, then its effects are performed in their order.
 * @param perform starts an effect; what comes of it later is sent as another event
 * @returns the function that sends an event. An effect that throws does not stop the others; the first
 * error is thrown at the end
 */
export function createMachine<State, Event, Effect>(
  holder: StateHolder<State>,
  reduce: Reduce<State, Event, Effect>,
  perform: (effect: Effect, send: (event: Event) => void) => void,
): (event: Event) => void {
  const waiting: Event[] = [];
  let isWorking = false;

  function work(event: Event, errors: unknown[]): void {
    const before = holder.getState();
    const { state, effects } = reduce(before, event);
    if (state !== before) holder.setState(state, true);
    for (const effect of effects) {
      try {
        perform(effect, send);
      } catch (error) {
        errors.push(error);
      }
    }
  }

  function send(event: Event): void {
    waiting.push(event);
    if (isWorking) return;
    isWorking = true;
    const errors: unknown[] = [];
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) work(next, errors);
    } finally {
      isWorking = false;
    }
    if (errors.length > 0) throw errors[0];
  }

  return send;
}
