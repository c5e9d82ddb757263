'use client';
import { useRef, type KeyboardEvent, type TouchEvent } from 'react';

const minSwipeDistance = 50;
const maxSwipeDuration = 500;

/** Returns a function that moves some steps, around both ends, and the listeners for keys and swipes that do so. */
export function useNavigation(index: number, total: number, onShow: (index: number) => void) {
  const swipeStart = useRef<{ x: number; y: number; time: number }>(undefined);
  const move = (step: number) => onShow((index + step + total) % total);

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') move(stepToTheRight(event));
    else if (event.key === 'ArrowLeft') move(-stepToTheRight(event));
    else if (event.key === 'Home') onShow(0);
    else if (event.key === 'End') onShow(total - 1);
    else return;
    event.preventDefault();
  }

  function onTouchStart({ touches, timeStamp }: TouchEvent) {
    const [touch] = Array.from(touches);
    // Two fingers zoom, and in a zoomed picture one finger scrolls.
    const isSwipe = touches.length === 1 && (window.visualViewport?.scale ?? 1) <= 1.01;
    swipeStart.current =
      isSwipe && touch ? { x: touch.clientX, y: touch.clientY, time: timeStamp } : undefined;
  }

  function onTouchEnd(event: TouchEvent) {
    const start = swipeStart.current;
    const touch = event.changedTouches[0];
    swipeStart.current = undefined;
    if (!start || !touch || event.timeStamp - start.time > maxSwipeDuration) return;
    const x = touch.clientX - start.x;
    if (Math.abs(x) < minSwipeDistance || Math.abs(x) < Math.abs(touch.clientY - start.y)) return;
    move(-Math.sign(x) * stepToTheRight(event));
  }

  function onTouchCancel() {
    swipeStart.current = undefined;
  }

  return { move, listeners: { onKeyDown, onTouchStart, onTouchEnd, onTouchCancel } };
}

/** Returns 1, or -1 where text runs from right to left. */
function stepToTheRight({ currentTarget }: { currentTarget: Element }) {
  return getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
}
