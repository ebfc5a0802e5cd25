import { gsap } from 'gsap';

// Frames without a tween after which GSAP stops asking for frames: a third of a second, not two.
gsap.config({ autoSleep: 20 });
// What a round shows keeps to the clock on a busy machine too: GSAP would count a frame of over half a second as a
// thirtieth of one, and a win of two seconds would take forty.
gsap.ticker.lagSmoothing(0);

/** Draws only while something moves: at rest nothing is rendered, and no frame is requested. */
export interface DrawLoop {
  /** Draws once, in the next frame. */
  request(): void;
  /** Draws every frame until the returned function is called. */
  hold(): () => void;
  /** Plays a timeline to its end, drawing meanwhile. A timeline that is killed settles too. */
  play(timeline: gsap.core.Timeline): Promise<void>;
  stop(): void;
}

export function makeDrawLoop(draw: () => void): DrawLoop {
  let holders = 0;
  let isAsked = false;
  let isStopped = false;

  const tick = () => {
    draw();
    if (holders === 0) gsap.ticker.remove(tick);
    isAsked = false;
  };
  const wake = () => {
    if (!isStopped) gsap.ticker.add(tick);
  };
  const hold = () => {
    holders += 1;
    wake();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      holders -= 1;
      // The last state of what moved still has to be drawn; `tick` leaves by itself after it.
      wake();
    };
  };
  return {
    request() {
      if (isAsked) return;
      isAsked = true;
      wake();
    },
    hold,
    play(timeline) {
      const release = hold();
      return new Promise((settle) => {
        const end = () => {
          release();
          settle();
        };
        timeline.eventCallback('onComplete', end).eventCallback('onInterrupt', end).play();
      });
    },
    stop() {
      isStopped = true;
      gsap.ticker.remove(tick);
    },
  };
}
