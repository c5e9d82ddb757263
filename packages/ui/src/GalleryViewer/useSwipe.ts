'use client';
import { useRef, type TouchEvent } from 'react';
import { forward } from './forward.js';

const minDistance = 50;
const maxDuration = 500;

/** What to spread on an element, so that a short swipe of one finger moves one step on or back. */
export function useSwipe(move: (step: number) => void) {
  const start = useRef<{ x: number; y: number; time: number }>(undefined);

  return {
    onTouchStart({ touches, timeStamp }: TouchEvent) {
      const [finger] = Array.from(touches);
      // A second finger zooms, and in a zoomed picture the first one looks around: neither is a swipe.
      const alone = touches.length === 1 && (window.visualViewport?.scale ?? 1) <= 1.01;
      start.current = alone && finger ? { x: finger.clientX, y: finger.clientY, time: timeStamp } : undefined;
    },
    onTouchEnd(event: TouchEvent) {
      const from = start.current;
      const finger = event.changedTouches[0];
      start.current = undefined;
      if (!from || !finger || event.timeStamp - from.time > maxDuration) return;
      const x = finger.clientX - from.x;
      if (Math.abs(x) < minDistance || Math.abs(x) < Math.abs(finger.clientY - from.y)) return;
      move(-Math.sign(x) * forward(event));
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
