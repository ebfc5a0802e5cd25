import { describe, expect, it } from 'vitest';
import { keepRaised } from '../../../src/stage/raised.ts';

const settle = () => new Promise<void>((done) => setImmediate(done));

/** A stage whose raising the test ends by hand; `said` is what became of it. */
function raiseByHand() {
  const said: string[] = [];
  const raised = Promise.withResolvers<() => void>();
  const stop = keepRaised(
    () => raised.promise,
    () => said.push('freed'),
  );
  return { said, stop, stand: () => raised.resolve(() => said.push('lowered')), fail: raised.reject };
}

describe('what is raised', () => {
  it('is freed once it cannot be raised, and not again when it is taken down', async () => {
    const { said, stop, fail } = raiseByHand();
    fail(new Error('a picture that cannot be painted'));
    await settle();
    expect(said).toEqual(['freed']);
    stop();
    expect(said).toEqual(['freed']);
  });

  it('is lowered and then freed, once', async () => {
    const { said, stop, stand } = raiseByHand();
    stand();
    await settle();
    expect(said).toEqual([]);
    stop();
    stop();
    expect(said).toEqual(['lowered', 'freed']);
  });

  it('is freed as soon as it stands when it was taken down before', async () => {
    const { said, stop, stand } = raiseByHand();
    stop();
    expect(said).toEqual([]);
    stand();
    await settle();
    expect(said).toEqual(['lowered', 'freed']);
  });

  it('is freed when it was taken down first and cannot be raised then', async () => {
    const { said, stop, fail } = raiseByHand();
    stop();
    fail(new Error('gone'));
    await settle();
    expect(said).toEqual(['freed']);
  });
});
