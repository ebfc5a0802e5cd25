/**
 * React's hooks for a page that is drawn once, and zustand's: state is what it begins with, and nothing happens later.
 * The build puts them in the place of `react`, `react-dom` and `zustand` in the first window's script.
 */

interface ReadableStore<State> {
  getState(): State;
}

export const useStore = <State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part =>
  select(store.getState());

export function useState<Value>(initial: Value | (() => Value)): readonly [Value, () => void] {
  return [initial instanceof Function ? initial() : initial, ignore];
}

export const useDeferredValue = <Value>(value: Value): Value => value;
export const useMemo = <Value>(make: () => Value): Value => make();
export const useRef = <Value>(current: Value): { current: Value } => ({ current });
export const useEffect = (): void => undefined;
export const useLayoutEffect = useEffect;
let ids = 0;
export const useId = (): string => `first-${++ids}`;
export const memo = <Part>(component: Part): Part => component;
export const lazy = () => (): null => null;
export const Suspense = ({ children }: { children?: unknown }): unknown => children;
export const startTransition = (work: () => void): void => work();
export const flushSync = startTransition;

const ignore = (): void => undefined;
