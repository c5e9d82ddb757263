/** Listens to an event of the window. Returns a function that stops it. */
export function listen<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  isCapturing = false,
) {
  addEventListener(type, listener, isCapturing);
  return () => removeEventListener(type, listener, isCapturing);
}
