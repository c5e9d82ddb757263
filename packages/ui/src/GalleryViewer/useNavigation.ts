'use client';
import { useRef, type KeyboardEvent, type TouchEvent } from 'react';
import type { Zoom } from './useZoom.js';

const minSwipeDistance = 50;
const maxSwipeDuration = 500;

interface Options {
  index: number;
  total: number;
  onShow: (index: number) => void;
  /** While the picture is enlarged, arrows move it, and fingers scroll. */
  zoom: Zoom;
}

/** Returns a function that moves some steps, around both ends, and the listeners for keys and swipes that do so. */
export function useNavigation({ index, total, onShow, zoom }: Options) {
  const swipeStart = useRef<{ x: number; y: number; time: number }>(undefined);
  const move = (step: number) => onShow((index + step + total) % total);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pressed = (key: string) => Number(event.key === `Arrow${key}`);
    if (zoom.factor > 1 && event.key.startsWith('Arrow'))
      zoom.pan(80 * (pressed('Right') - pressed('Left')), 80 * (pressed('Down') - pressed('Up')));
    else if (event.key === 'ArrowRight') move(stepToTheRight(event));
    else if (event.key === 'ArrowLeft') move(-stepToTheRight(event));
    else if (event.key === 'Home') onShow(0);
    else if (event.key === 'End') onShow(total - 1);
    else return;
    event.preventDefault();
  }

  function onTouchStart({ touches, timeStamp }: TouchEvent) {
    const { clientX, clientY } = touches[0]!;
    // Two fingers zoom, and in a zoomed picture or page one finger scrolls.
    const isSwipe = zoom.factor === 1 && touches.length === 1 && !isPageZoomed();
    swipeStart.current = isSwipe ? { x: clientX, y: clientY, time: timeStamp } : undefined;
  }

  function onTouchEnd(event: TouchEvent<HTMLElement>) {
    // The stylesheet leaves out pan-x, which would navigate back.
    event.currentTarget.style.touchAction = isPageZoomed() ? 'manipulation' : '';
    const start = swipeStart.current;
    const { clientX, clientY } = event.changedTouches[0]!;
    swipeStart.current = undefined;
    if (!start || event.timeStamp - start.time > maxSwipeDuration) return;
    const x = clientX - start.x;
    if (Math.abs(x) < Math.max(minSwipeDistance, Math.abs(clientY - start.y))) return;
    move(-Math.sign(x) * stepToTheRight(event));
  }

  return { move, listeners: { onKeyDown, onTouchStart, onTouchEnd } };
}

const isPageZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

/** Returns 1, or -1 where text runs from right to left. */
function stepToTheRight({ currentTarget }: { currentTarget: Element }) {
  return getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
}
