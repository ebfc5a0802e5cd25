import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StageDrawing } from '../../../src/ui/stage-drawing.tsx';
import type { StageProp } from '../../../src/ui/stage-props.tsx';
import { EmptyState, ErrorState } from '../../../src/ui/states.tsx';
import { showUi } from './show-ui.tsx';

const PROPS: readonly StageProp[] = ['ticket', 'plug', 'sign', 'ladder'];
const stageOf = (part: ParentNode) => part.querySelector<HTMLElement>('[data-stage]');
const classesOf = (part: ParentNode) => stageOf(part)?.className.split(' ') ?? [];

describe('drawing of a stage', () => {
  it('each prop is a drawing of its own, which nobody is told of', () => {
    const drawings = PROPS.map((prop) => {
      const { container, unmount } = showUi(<StageDrawing prop={prop} />);
      expect(stageOf(container)?.getAttribute('aria-hidden')).toBe('true');
      const drawn = container.querySelector('.prop')?.innerHTML ?? '';
      unmount();
      return drawn;
    });
    expect(drawings.every((drawn) => drawn.includes('<path'))).toBe(true);
    expect(new Set(drawings).size).toBe(PROPS.length);
  });

  it('curtain is closed behind the ladder, with no light on the stage, and open for every other prop', () => {
    const { container, change } = showUi(<StageDrawing prop="ladder" />);
    expect(container.querySelector('.beam')).toBeNull();
    change(<StageDrawing prop="ticket" />);
    expect(container.querySelector('.beam')).not.toBeNull();
  });

  it('two drawings on a page share no gradient', () => {
    const { container } = showUi(
      <>
        <StageDrawing prop="ticket" />
        <StageDrawing prop="plug" />
      </>,
    );
    const ids = [...container.querySelectorAll('defs [id]')].map(({ id }) => id);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  });

  it('empty list has its icon in the light; a failure stands on a dark stage', () => {
    const { container, change } = showUi(<EmptyState icon="gift" title="No rewards" />);
    expect(stageOf(container)?.dataset.stage).toBe('icon');
    expect(container.querySelector('.lit .icon')).not.toBeNull();
    expect(classesOf(container)).not.toContain('dark');
    change(<ErrorState title="It did not load" />);
    expect(classesOf(container)).toContain('dark');
    expect(screen.getByRole('alert').textContent).toContain('It did not load');
  });

  it('prop of a state stands there in place of its icon', () => {
    const { container } = showUi(<ErrorState prop="plug" title="You’re offline" />);
    expect(stageOf(container)?.dataset.stage).toBe('plug');
    expect(container.querySelector('.lit')?.childElementCount ?? 0).toBe(0);
  });
});
